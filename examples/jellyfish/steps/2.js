// The shader by shape, without anything above it.
function growKelp() {}
function swim() {}
