-- Sales in tokens whose decimals were not known: few, and looked for with each batch of a blockchain.
create index sales_without_price on activities (chain, currency) where type = 'SELL' and price is null;
