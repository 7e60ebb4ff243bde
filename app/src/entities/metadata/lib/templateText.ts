/** A name or uri of items with an item's number in place of every `{}`, as the program fills it in. */
export function templateText(template: string, number: bigint): string {
  return template.split('{}').join(String(number))
}
