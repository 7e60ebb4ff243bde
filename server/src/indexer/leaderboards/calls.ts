import { Type } from 'typebox'
import { AddressInput, Continuation, Limit, Offset } from '../../http/contract/inputs.ts'
import { defaulting, ref } from '../../http/contract/model.ts'
import {
  collectionLeaderboard,
  leaderboardByOwner,
} from '../../read-model/leaderboards/leaderboards.ts'
import { call } from '../call.ts'
import { BlockchainsInput } from '../schemas/blockchainsInput.ts'
import {
  OlapLeaderboardSort,
  OlapLeaderboardSortDirection,
  OlapPeriod,
} from '../schemas/enumerations.ts'
import { OlapCollectionLeaderboardResponse } from './schemas.ts'

const BOARD =
  'Boards are as of the last minute, or of some minutes ago where they take seconds to write. A period has the ' +
  "millisecond at which it begins, and not its end. Volumes are in coins of the collection's blockchain and in US " +
  'dollars, at the rates of the time of each sale; sales without a rate are left out of them. Changes are in percent of ' +
  'the period before, floor changes of the price when the period began, and absent where that was nothing. Volumes are ' +
  'sorted by dollars, then by coins; in both directions, collections of which the sorted value is not known come last.'

export const getCollectionLeaderboard = call(
  {
    operationId: 'getCollectionLeaderboard',
    summary: 'Leaderboard of collections',
    description: BOARD,
    tag: 'Leaderboards',
    method: 'GET',
    path: '/v2.0/data/leaderboard/collections',
    query: {
      blockchains: Type.Optional(BlockchainsInput),
      period: Type.Optional(defaulting(ref(OlapPeriod), 'D1')),
      sort: Type.Optional(defaulting(ref(OlapLeaderboardSort), 'VOLUME')),
      direction: Type.Optional(defaulting(ref(OlapLeaderboardSortDirection), 'DESC')),
      limit: Type.Optional(Limit),
      offset: Type.Optional(Offset),
    },
    answer: OlapCollectionLeaderboardResponse,
    untilWritten: true,
    errors: 'O4',
  },
  async ({ blockchains, period, sort, direction, limit, offset }, { reader }) => {
    const filter = { blockchains, period, sort, direction }
    return { result: await collectionLeaderboard(reader, filter, { limit, offset }) }
  },
)

export const getCollectionLeaderboardByOwner = call(
  {
    operationId: 'getCollectionLeaderboardByOwner',
    summary: 'Leaderboard of the collections of which owners hold items',
    description: BOARD,
    tag: 'Leaderboards',
    method: 'GET',
    path: '/v2.0/data/leaderboard/collections/byOwner',
    query: {
      owners: Type.Array(AddressInput),
      blockchains: Type.Optional(BlockchainsInput),
      period: Type.Optional(defaulting(ref(OlapPeriod), 'D1')),
      sort: Type.Optional(defaulting(ref(OlapLeaderboardSort), 'VOLUME')),
      direction: Type.Optional(defaulting(ref(OlapLeaderboardSortDirection), 'DESC')),
      limit: Type.Optional(Limit),
      continuation: Type.Optional(Continuation),
    },
    answer: OlapCollectionLeaderboardResponse,
    untilWritten: true,
    errors: 'O4',
  },
  async (input, { reader }) => {
    const { owners, blockchains, period, sort, direction, limit: size, continuation: token } = input
    const filter = { blockchains, period, sort, direction }
    const page = await leaderboardByOwner(reader, owners, filter, { size, token })
    return { continuation: page.next, result: [...page.entries] }
  },
)
