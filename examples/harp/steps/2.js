// With strings, without the names of the notes.
function paintNotes() {}
