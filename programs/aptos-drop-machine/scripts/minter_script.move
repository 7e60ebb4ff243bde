script {
    use drop_machine::drop_machine_v1;
    use drop_machine::drop_machine_v2;
    use drop_machine::reads;

    /// Mints items from a drop of either version for at most `max_total_price` octas, with a merkle proof if the
    /// cap is not 0.
    fun minter_script(
        minter: &signer,
        collection: address,
        quantity: u64,
        max_total_price: u64,
        max_per_wallet_by_allow_list: u64,
        proof: vector<vector<u8>>
    ) {
        let version = reads::version(collection);
        if (max_per_wallet_by_allow_list == 0 && version == 1) {
            drop_machine_v1::mint(minter, collection, quantity, max_total_price);
        } else if (max_per_wallet_by_allow_list == 0) {
            drop_machine_v2::mint(minter, collection, quantity, max_total_price);
        } else if (version == 1) {
            drop_machine_v1::mint_with_proof(
                minter, collection, quantity, max_total_price, max_per_wallet_by_allow_list, proof
            );
        } else {
            drop_machine_v2::mint_with_proof(
                minter, collection, quantity, max_total_price, max_per_wallet_by_allow_list, proof
            );
        };
    }
}
