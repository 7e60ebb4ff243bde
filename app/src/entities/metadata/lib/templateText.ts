/** A template with every `{}` replaced by an item's number, as the program does it. */
export function templateText(template: string, number: bigint): string {
  return template.split('{}').join(String(number))
}
