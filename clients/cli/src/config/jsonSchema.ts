import { EVM_CONFIG } from '../evm/config/evmConfigKind.ts'
import { jsonSchemaOf } from './configKind.ts'
import { SOLANA_CONFIG } from './solanaConfigKind.ts'

/** The JSON schema of a config, for editors: that of EVM drops where the config has a chain. */
export function configJsonSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Mintline drop',
    if: { required: ['chain'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
    then: part(jsonSchemaOf(EVM_CONFIG)),
    else: part(jsonSchemaOf(SOLANA_CONFIG)),
  }
}

function part(schema: object): object {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema'))
}
