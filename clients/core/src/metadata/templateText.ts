/**
 * A template with every `{}` replaced by an item's number, as the editions program does it.
 *
 * @param number From 1.
 */
export function templateText(template: string, number: bigint | number): string {
  return template.split('{}').join(String(number))
}
