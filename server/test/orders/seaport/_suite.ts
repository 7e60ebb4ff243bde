import { openSeaport, type SeaportMarket } from './_seaport.ts'

/** Sets up a market with Seaport for the calling suite; its parts are there once the suite runs. */
export function withSeaport(...terms: Parameters<typeof openSeaport>): SeaportMarket {
  const seaport = {} as SeaportMarket
  before(async () => {
    Object.assign(seaport, await openSeaport(...terms))
  })
  beforeEach(() => seaport.market.endOrders())
  after(async () => {
    await seaport.app.close()
    await seaport.market.stop()
  })
  return seaport
}
