/**
 * Replaces every `{}` in a template with an item's number, as the editions program does.
 *
 * @param number From 1.
 */
export function templateText(template: string, number: bigint | number): string {
  return template.split('{}').join(String(number))
}
