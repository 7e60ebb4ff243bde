import { APTOS_CONFIG } from '../aptos/config/aptosConfigKind.ts'
import { EVM_CONFIG } from '../evm/config/evmConfigKind.ts'
import { jsonSchemaOf } from './configKind.ts'
import { SOLANA_CONFIG } from './solanaConfigKind.ts'

/** Names of Aptos networks, in any case. */
const APTOS = '^[Aa][Pp][Tt]([Oo][Ss])?([ _-]|$)'

/** Returns the JSON schema for configs, for editors: its chain's, or Solana's if the config names no chain. */
export function configJsonSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Mintline drop',
    if: { required: ['chain'] },
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
