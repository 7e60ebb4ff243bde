import { isRpcUrl } from '@mintline/core/networks'
import { z } from 'zod'

/** An operator document's location. */
export type DocumentPlace =
  /** Absolute path. */
  | { readonly file: string }
  /** An http: or https: URL, which may have a key: never show it. */
  | { readonly url: string }

/** A document that is read periodically. */
export interface DocumentSettings {
  readonly from: DocumentPlace
  /** Minutes between two reads. */
  readonly minutes: number
}

const MINUTES_RULE = 'must be whole minutes from 1 to 1440'

/** Entry in the settings file that names such a document. */
export const DOCUMENT_SCHEMA = z
  .strictObject({
    file: z.string().min(1, { error: 'must be the path of a file' }).optional(),
    url: z.string().refine(isRpcUrl, { error: 'must be an http: or https: URL' }).optional(),
    minutes: z
      .int({ error: MINUTES_RULE })
      .min(1, { error: MINUTES_RULE })
      .max(1440, { error: MINUTES_RULE })
      .optional(),
  })
  .refine(({ file, url }) => (file === undefined) !== (url === undefined), {
    error: 'must name either a file or a url',
  })

/** Returns an entry's document; undefined = none. */
export function documentSettingsOf(
  entry: z.infer<typeof DOCUMENT_SCHEMA> | undefined,
  defaultMinutes: number,
): DocumentSettings | undefined {
  const { file, url, minutes = defaultMinutes } = entry ?? {}
  if (file !== undefined) return { from: { file }, minutes }
  return url === undefined ? undefined : { from: { url }, minutes }
}
