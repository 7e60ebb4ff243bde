import { answered } from './answers.ts'

/** Messages about short URLs. */
export const SHORT_URL_MESSAGES = {
  SHORT_URL_INVALID: answered(
    'validation',
    ({ url, least, most }: { url: string; least: number; most: number }) =>
      `${JSON.stringify(url)} cannot be a short URL: use ${least} to ${most} small letters, digits and dashes, and no word of the platform`,
  ),
  SHORT_URL_TAKEN: answered(
    'validation',
    ({ url }: { url: string }) => `The short URL ${url} is taken: choose another one`,
  ),
}
