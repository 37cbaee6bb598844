/** The parts of a text between which a line may break: before the humps of names such as `P5AsciifyGrid`. */
export function breakableParts(text: string): string[] {
  return text.split(/(?<=[a-z\d])(?=[A-Z][a-z])|(?<=[._/])(?=\w)/);
}
