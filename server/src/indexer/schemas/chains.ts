import { type Static, Type } from 'typebox'
import { model, ref } from '../../http/contract/model.ts'
import { DateTime, Int64 } from '../../http/contract/primitives.ts'
import { Blockchain } from './enumerations.ts'

export const LatestIndexedBlock = model('LatestIndexedBlock', 'Latest block that was read', {
  blockchain: ref(Blockchain),
  blockNumber: Int64,
})
export type LatestIndexedBlock = Static<typeof LatestIndexedBlock>

export const DomainResolveResult = model('DomainResolveResult', 'Owner of a domain name', {
  blockchain: ref(Blockchain),
  registrant: Type.String(),
})
export type DomainResolveResult = Static<typeof DomainResolveResult>

export const ReconciliationEntity = model('ReconciliationEntity', 'A record that changed', {
  id: Type.String(),
  version: Int64,
  lastUpdatedAt: DateTime,
  deleted: Type.Optional(Type.Boolean()),
})
export type ReconciliationEntity = Static<typeof ReconciliationEntity>

export const ReconciliationEntities = model(
  'ReconciliationEntities',
  'A page of records that changed',
  {
    entities: Type.Array(ref(ReconciliationEntity)),
    continuation: Type.Optional(Type.String()),
  },
)
export type ReconciliationEntities = Static<typeof ReconciliationEntities>
