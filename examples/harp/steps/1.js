// The stage and the frame, without strings.
function drawString() {}
function paintNotes() {}
