function setupAsciify() {}

function develop(photograph) {
  return photograph;
}

function passLamp() {}
