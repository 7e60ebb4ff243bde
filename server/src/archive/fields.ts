import { Type } from 'typebox'

/** Amount in base units, as text. */
export const Amount = Type.String({ pattern: '^[0-9]{1,78}$' })

/** Price in whole units, as text. */
export const Price = Type.String({ pattern: '^[0-9]{1,100}(\\.[0-9]{1,100})?$' })

/** A count. */
export const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** A currency's decimals. */
export const Decimals = Type.Integer({ minimum: 0, maximum: 255 })

/** A user's id. */
export const UserId = Type.String({ format: 'uuid' })

/** Bytes in hex, after `0x`. */
export const Bytes = Type.String({ pattern: '^0x([0-9a-f]{2})*$' })

/** Formats bytes for `Bytes`. */
export const hexOf = (bytes: Buffer): string => `0x${bytes.toString('hex')}`

/** Parses a text that `Bytes` allows. */
export const bytesOf = (hex: string): Buffer => Buffer.from(hex.slice(2), 'hex')
