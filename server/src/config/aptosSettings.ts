import { LOCAL_DROP_MACHINE } from '@mintline/aptos/reads'
import { aptosAddress, isAptosAddress } from '@mintline/core/identifiers'
import { z } from 'zod'

/** Aptos ingest settings. */
export interface AptosSettings {
  /** First version to read. */
  readonly firstVersion: number
  /** Addresses where drop machines are published, in core's normal form. */
  readonly machines: readonly string[]
}

const VERSION_RULE = 'must be a whole number from 1'

/** Aptos settings, in the file. */
export const APTOS_SCHEMA = z
  .strictObject({
    firstVersion: z.int({ error: VERSION_RULE }).min(1, { error: VERSION_RULE }).optional(),
    machines: z
      .array(
        z.string().refine((text) => isAptosAddress(text), {
          error: 'must be the address of a drop machine',
        }),
      )
      .min(1, { error: 'must name at least one drop machine' })
      .optional(),
  })
  .optional()

/** Returns the Aptos settings from the file. Default: everything since the genesis, for the local networks' machine. */
export function aptosSettingsOf({
  firstVersion = 1,
  machines = [LOCAL_DROP_MACHINE],
}: NonNullable<z.infer<typeof APTOS_SCHEMA>> = {}): AptosSettings {
  return { firstVersion, machines: machines.map((address) => aptosAddress(address)) }
}
