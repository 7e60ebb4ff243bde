script {
    use drop_machine::drop_machine_v1;
    use drop_machine::drop_machine_v2;
    use drop_machine::reads;

    /// Mints items from a drop of either version at the current price, without a bound; `minter_script`
    /// has one.
    fun mint_script(minter: &signer, collection: address, quantity: u64) {
        let any_price = 18446744073709551615;
        if (reads::version(collection) == 1) {
            drop_machine_v1::mint(minter, collection, quantity, any_price);
        } else {
            drop_machine_v2::mint(minter, collection, quantity, any_price);
        };
    }
}
