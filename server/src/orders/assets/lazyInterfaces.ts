/**
 * ERC-165 interface ids by which contracts declare `mintAndTransfer`, by standard. They do not follow from any version
 * of its signature.
 */
export const LAZY_INTERFACES = { ERC721: '0x8486f69f', ERC1155: '0x6db15a0f' } as const
