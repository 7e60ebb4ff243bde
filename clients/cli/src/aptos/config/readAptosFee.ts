import type { PlatformFee } from '@mintline/core'
import { readFee } from '../../config/readFee.ts'
import { readOctas } from '../amounts/aptosAmount.ts'

/** Reads a platform fee: basis points, or an amount for each item. Throws as `readFee` does. */
export function readAptosFee(value: string | number): PlatformFee {
  const { valueBp, flat } = readFee(value, { read: readOctas, example: '0.1 APT' })
  return flat === undefined ? { type: 'percentage', valueBp } : { type: 'flat', value: flat }
}
