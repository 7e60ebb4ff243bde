import { z } from 'zod'
import { configSchemaOf } from './configSchema.ts'
import { APTOS_EXTRAS, EVM_EXTRAS, SOLANA_EXTRAS } from './extrasSchema.ts'

/** Names of networks on Solana and Eclipse, in any case. */
const SOLANA = '^([Ss][Oo][Ll]([Aa][Nn][Aa])?|[Ee][Cc][Ll][Ii][Pp][Ss][Ee])([ _-]|$)'

/** Names of Aptos networks, in any case. */
const APTOS = '^[Aa][Pp][Tt]([Oo][Ss])?([ _-]|$)'

/**
 * Returns the JSON schema for configs of version 2, for editors: the same for every chain, with its own `extras`, which
 * are Solana's if the config names none.
 */
export function configJsonSchema(): object {
  return {
    ...z.toJSONSchema(configSchemaOf(z.looseObject({}).optional()), { io: 'input' }),
    title: 'Mintline drop',
    if: {
      required: ['chain'],
      properties: { chain: { not: { type: 'string', pattern: SOLANA } } },
    },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
    then: {
      if: { properties: { chain: { type: 'string', pattern: APTOS } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
      then: withExtras(APTOS_EXTRAS),
      else: withExtras(EVM_EXTRAS),
    },
    else: withExtras(SOLANA_EXTRAS),
  }
}

function withExtras(extras: z.ZodType): object {
  const { $schema: _, ...schema } = z.toJSONSchema(extras, { io: 'input' })
  return { properties: { extras: schema } }
}
