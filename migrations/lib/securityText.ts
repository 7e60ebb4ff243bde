const START = '=======BEGIN SECURITY.TXT V1=======\0'
const END = '=======END SECURITY.TXT V1=======\0'
/** Fields that are lists in JSON, and separated by commas in a program. */
const LISTS: ReadonlySet<string> = new Set(['contacts', 'preferred_languages', 'auditors'])

/**
 * Reads the security.txt in a built program, field by field.
 *
 * @returns Undefined = it has none.
 */
export function securityText(elf: Buffer): Map<string, string> | undefined {
  const start = elf.indexOf(START)
  const end = elf.indexOf(END, start + START.length)
  if (start < 0 || end < 0) return undefined
  // Names and values alternate, each before a zero byte.
  const words = elf.toString('utf8', start + START.length, end).split('\0')
  const fields = new Map<string, string>()
  for (let index = 0; index + 1 < words.length; index += 2) {
    fields.set(words[index] ?? '', words[index + 1] ?? '')
  }
  return fields
}

/**
 * Converts a built program's security.txt to the JSON document that explorers read on chain, and adds the commit, which
 * the program cannot carry: its bytes would change with it.
 *
 * @param revision Undefined = no commit has exactly its sources.
 */
export function securityDocument(
  fields: ReadonlyMap<string, string>,
  revision: string | undefined,
): string {
  const entries = [...fields].map(([name, value]) => [
    name,
    LISTS.has(name) ? value.split(',') : value,
  ])
  return JSON.stringify({
    ...Object.fromEntries(entries),
    ...(revision !== undefined && { source_revision: revision }),
  })
}
