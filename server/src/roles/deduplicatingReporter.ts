import { asSentence } from '@mintline/core'

/**
 * Creates a deduplicating reporter: a repeated trouble is reported once, until it changes or ends.
 *
 * @param say - receives a sentence per trouble
 */
export function troubleTeller(say: (line: string) => void): (sentence: string | undefined) => void {
  let said: string | undefined
  return (sentence) => {
    if (sentence !== undefined && sentence !== said) say(asSentence(sentence))
    said = sentence
  }
}
