/// Numbers with a limit and their snapshots, of u64 only. Nothing runs in parallel here, so they are plain numbers.
module aptos_framework::aggregator_v2 {
    use std::error;
    use std::string::{Self, String};
    use aptos_std::string_utils;

    /// The value would exceed its limit.
    const EAGGREGATOR_OVERFLOW: u64 = 1;
    /// The value would be below zero.
    const EAGGREGATOR_UNDERFLOW: u64 = 2;

    const MAX_U64: u64 = 18446744073709551615;

    struct Aggregator<IntElement> has store, drop {
        value: IntElement,
        max_value: IntElement
    }

    struct AggregatorSnapshot<IntElement> has store, drop {
        value: IntElement
    }

    struct DerivedStringSnapshot has store, drop {
        value: String,
        padding: vector<u8>
    }

    public fun max_value<IntElement: copy + drop>(aggregator: &Aggregator<IntElement>): IntElement {
        aggregator.max_value
    }

    public fun create_aggregator(max_value: u64): Aggregator<u64> {
        Aggregator { value: 0, max_value }
    }

    public fun create_unbounded_aggregator(): Aggregator<u64> {
        create_aggregator(MAX_U64)
    }

    public fun try_add(aggregator: &mut Aggregator<u64>, value: u64): bool {
        let fits = value <= aggregator.max_value - aggregator.value;
        if (fits) aggregator.value = aggregator.value + value;
        fits
    }

    public fun add(aggregator: &mut Aggregator<u64>, value: u64) {
        assert!(try_add(aggregator, value), error::out_of_range(EAGGREGATOR_OVERFLOW));
    }

    public fun try_sub(aggregator: &mut Aggregator<u64>, value: u64): bool {
        let fits = value <= aggregator.value;
        if (fits) aggregator.value = aggregator.value - value;
        fits
    }

    public fun sub(aggregator: &mut Aggregator<u64>, value: u64) {
        assert!(try_sub(aggregator, value), error::out_of_range(EAGGREGATOR_UNDERFLOW));
    }

    public fun read<IntElement: copy>(aggregator: &Aggregator<IntElement>): IntElement {
        aggregator.value
    }

    public fun snapshot<IntElement: copy>(
        aggregator: &Aggregator<IntElement>
    ): AggregatorSnapshot<IntElement> {
        AggregatorSnapshot { value: aggregator.value }
    }

    public fun create_snapshot<IntElement: copy + drop>(value: IntElement): AggregatorSnapshot<IntElement> {
        AggregatorSnapshot { value }
    }

    public fun read_snapshot<IntElement: copy>(snapshot: &AggregatorSnapshot<IntElement>): IntElement {
        snapshot.value
    }

    public fun create_derived_string(value: String): DerivedStringSnapshot {
        DerivedStringSnapshot { value, padding: vector[] }
    }

    public fun read_derived_string(snapshot: &DerivedStringSnapshot): String {
        snapshot.value
    }

    public fun derive_string_concat<IntElement>(
        before: String, snapshot: &AggregatorSnapshot<IntElement>, after: String
    ): DerivedStringSnapshot {
        string::append(&mut before, string_utils::to_string(&snapshot.value));
        string::append(&mut before, after);
        create_derived_string(before)
    }
}
