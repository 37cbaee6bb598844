function setupAsciify() {}
