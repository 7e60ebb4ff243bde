import { AssetsError } from '../errors/assetsError.ts'

/** A part of an upload that a storage takes in one request. */
interface Piece {
  /** The storage, for people. */
  readonly place: string
  /** Name in errors. */
  readonly name: string
  readonly bytes: number
}

/** @throws STORAGE_REFUSED for a piece with more than `most` bytes, before anything is sent */
export function assertPartSize({ place, name, bytes }: Piece, most: number): void {
  if (bytes <= most) return
  const reason = `it has ${bytes} bytes, and ${most} are the most that is taken at once`
  throw new AssetsError('STORAGE_REFUSED', { place, name, reason })
}
