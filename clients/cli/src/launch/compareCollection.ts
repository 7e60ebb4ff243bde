import {
  type CollectionFieldChange,
  type CollectionInfo,
  collectionChanges,
  collectionTermsOf,
  type DeployInput,
  LOOKUP_TABLE_KEY,
  termsOfDeploy,
} from '@mintline/solana'

/** Changes that make a collection what a config would deploy. */
export function compareCollection(
  info: CollectionInfo,
  wanted: DeployInput,
): readonly CollectionFieldChange[] {
  const current = collectionTermsOf(info)
  // Who owns it and who is the primary admin is not for the config to say, nor the lookup table.
  const { creator, platformFeePrimaryAdmin } = current
  const extraMeta = current.extraMeta.filter(({ field }) => field !== LOOKUP_TABLE_KEY)
  const terms = { ...termsOfDeploy(wanted), creator, platformFeePrimaryAdmin }
  return collectionChanges({ ...current, extraMeta }, terms)
}
