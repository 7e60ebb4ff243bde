/**
 * Names by which contracts say in ERC-165 that they have `mintAndTransfer`, by their standard. They follow from no version of
 * its signature.
 */
export const LAZY_INTERFACES = { ERC721: '0x8486f69f', ERC1155: '0x6db15a0f' } as const
