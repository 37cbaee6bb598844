/**
 * Splits a text where a line may break: before capitals inside names such as `P5AsciifyGrid`, and
 * after `_`, `/`, `:` and `.` in names and paths. A version such as 2.0 stays whole, and so does p5.js.
 */
export function breakableParts(text: string): string[] {
  return text.split(
    /(?<=[a-z\d])(?=[A-Z][a-z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[_/:])(?=\w)|(?<=\.)(?<!\bp5\.)(?=[^\W\d])/,
  );
}
