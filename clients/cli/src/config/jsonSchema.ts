import { APTOS_CONFIG } from '../aptos/config/aptosConfigKind.ts'
import { EVM_CONFIG } from '../evm/config/evmConfigKind.ts'
import { jsonSchemaOf } from './configKind.ts'
import { SOLANA_CONFIG } from './solanaConfigKind.ts'

/** Slugs of the networks of Aptos. */
const APTOS = '^aptos(-|$)'

/** The JSON schema of a config, for editors: that of its chain, or of Solana where the config has none. */
export function configJsonSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Mintline drop',
    if: { required: ['chain'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
    then: {
      if: { properties: { chain: { pattern: APTOS } } },
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
