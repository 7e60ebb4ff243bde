import { asSentence } from '@mintline/core'

/**
 * Teller of troubles that come again and again: each is said once, until there is another one or none.
 *
 * @param say - gets the sentence of a trouble
 */
export function troubleTeller(say: (line: string) => void): (sentence: string | undefined) => void {
  let said: string | undefined
  return (sentence) => {
    if (sentence !== undefined && sentence !== said) say(asSentence(sentence))
    said = sentence
  }
}
