import { CoreReadError } from '../../errors/coreReadError.ts'
import type { Branded } from '../branded.ts'
import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import { aptosPath } from '../formats/aptos.ts'
import type { Assertion, Coercion, Guard } from '../identifier.ts'

/** An Aptos module: `address::module`. Normal form: the address in its normal form. */
export type AptosModuleAddress = Branded<'AptosModuleAddress'>

/** Parts of an Aptos module address. */
export interface AptosModuleAddressParts {
  /** Address of the account that published the module, in normal form. */
  readonly resource: string
  /** Starts with a letter or underscore. */
  readonly moduleName: string
}

const identifier = defineCompositeIdentifier<AptosModuleAddress, AptosModuleAddressParts>({
  read: (value) => {
    const [resource, moduleName] = aptosPath(value, 1) ?? []
    return resource && moduleName ? { resource, moduleName } : undefined
  },
  write: ({ resource, moduleName }) => [resource, moduleName].join('::'),
  errorFor: (value) => new CoreReadError('INVALID_APTOS_MODULE_ADDRESS', { value }),
})

/** Returns true if the text is an Aptos module address. */
export const isAptosModuleAddress: Guard<AptosModuleAddress> = identifier.is

/**
 * Asserts that the text is an Aptos module address.
 *
 * @throws `INVALID_APTOS_MODULE_ADDRESS`
 */
export const assertIsAptosModuleAddress: Assertion<AptosModuleAddress> = identifier.assertIs

/**
 * Returns an Aptos module address in normal form.
 *
 * @throws `INVALID_APTOS_MODULE_ADDRESS` if the text is not valid
 */
export const aptosModuleAddress: Coercion<AptosModuleAddress> = identifier.coerce

/**
 * Parses an Aptos module address into parts in normal form.
 *
 * @throws `INVALID_APTOS_MODULE_ADDRESS` if the text is not valid
 */
export const parseAptosModuleAddress = identifier.parse

/**
 * Formats an Aptos module address in normal form from its parts.
 *
 * @throws `INVALID_APTOS_MODULE_ADDRESS` if the parts are not valid
 */
export const formatAptosModuleAddress = identifier.format
