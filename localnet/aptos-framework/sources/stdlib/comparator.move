/// Order of values by their serialization.
module aptos_std::comparator {
    use std::bcs;
    use std::vector;

    const EQUAL: u8 = 0;
    const SMALLER: u8 = 1;
    const GREATER: u8 = 2;

    struct Result has drop {
        inner: u8
    }

    public fun is_equal(result: &Result): bool {
        result.inner == EQUAL
    }

    public fun is_smaller_than(result: &Result): bool {
        result.inner == SMALLER
    }

    public fun is_greater_than(result: &Result): bool {
        result.inner == GREATER
    }

    public fun compare<T>(left: &T, right: &T): Result {
        compare_u8_vector(bcs::to_bytes(left), bcs::to_bytes(right))
    }

    public fun compare_u8_vector(left: vector<u8>, right: vector<u8>): Result {
        let left_len = vector::length(&left);
        let right_len = vector::length(&right);
        let shorter = if (left_len < right_len) left_len else right_len;
        for (i in 0..shorter) {
            let (l, r) = (*vector::borrow(&left, i), *vector::borrow(&right, i));
            if (l != r) return Result { inner: if (l < r) SMALLER else GREATER };
        };
        let inner =
            if (left_len == right_len) EQUAL
            else if (left_len < right_len) SMALLER
            else GREATER;
        Result { inner }
    }
}
