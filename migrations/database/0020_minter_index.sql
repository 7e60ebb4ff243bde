-- Finds the collections in which a wallet may mint.
create index collections_by_minter on collections using gin (minters);
