import type { Workplace } from './_command.ts'

/**
 * Replaces what differs between runs, so that whole outputs can be compared: addresses with the given names, all others
 * and signatures with their kind, then times, with their column's width, speeds, ports and the working folder.
 */
export function normalise(
  text: string,
  workplace: Workplace,
  names: Readonly<Record<string, string>> = {},
): string {
  const named = Object.entries(names).reduce(
    (result, [name, address]) => result.replaceAll(address, `<${name}>`),
    text.replaceAll(workplace.folder, '<folder>'),
  )
  return named
    .replaceAll(/\b[1-9A-HJ-NP-Za-km-z]{86,88}\b/g, '<signature>')
    .replaceAll(/\b[1-9A-HJ-NP-Za-km-z]{43,44}\b/g, '<address>')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, '<time>')
    .replaceAll(/[A-Z][a-z]{2} \d+, \d{4}, [\d:]+ [AP]M UTC/g, '<time>')
    .replaceAll(/\bstart +end\b/g, 'start  end')
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:<port>')
    .replaceAll(/\d+ (entries|files)\/s/g, '<speed>')
    .replaceAll(/, \d+ s left/g, ', <left>')
    .replaceAll(/"(entriesPerSecond|slot)": [\d.]+/g, '"$1": <number>')
    .replaceAll(/[ \t]+$/gm, '')
}
