import { APTOS_CONFIG } from '../aptos/config/aptosConfigKind.ts'
import { EVM_CONFIG } from '../evm/config/evmConfigKind.ts'
import { jsonSchemaOf } from './configKind.ts'
import { SOLANA_CONFIG } from './solanaConfigKind.ts'

/** Names of networks on Solana and Eclipse, in any case. */
const SOLANA = '^([Ss][Oo][Ll]([Aa][Nn][Aa])?|[Ee][Cc][Ll][Ii][Pp][Ss][Ee])([ _-]|$)'

/** Names of Aptos networks, in any case. */
const APTOS = '^[Aa][Pp][Tt]([Oo][Ss])?([ _-]|$)'

/** Returns the JSON schema for configs, for editors: its chain's, which is Solana's if the config names none. */
export function configJsonSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Mintline drop',
    if: {
      required: ['chain'],
      properties: { chain: { not: { type: 'string', pattern: SOLANA } } },
    },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
    then: {
      if: { properties: { chain: { type: 'string', pattern: APTOS } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
      then: part(jsonSchemaOf(APTOS_CONFIG)),
      else: part(jsonSchemaOf(EVM_CONFIG)),
    },
    else: part(jsonSchemaOf(SOLANA_CONFIG)),
  }
}

function part(schema: object): object {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema'))
}
