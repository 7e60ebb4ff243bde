/** Messages by the name of an error constant. */
const SENTENCES: ReadonlyMap<string, string> = new Map()

/** Message for an abort; undefined where there is none for its name. */
export function abortSentence(name: string | undefined): string | undefined {
  return name === undefined ? undefined : SENTENCES.get(name)
}
