/// Invariants that every drop keeps at all times; checked after each write.
module drop_machine::invariants {
    use drop_machine::allowlist;
    use drop_machine::fees;
    use drop_machine::phases;
    use drop_machine::revenue;
    use drop_machine::royalties;
    use drop_machine::supply;

    package fun check(collection: address) {
        supply::check_invariant(collection);
        phases::check_invariant(collection);
        allowlist::check_invariant(collection);
        fees::check_invariant(collection, phases::coming_prices(collection));
        revenue::check_invariant(collection);
        royalties::check_invariant(collection);
    }
}
