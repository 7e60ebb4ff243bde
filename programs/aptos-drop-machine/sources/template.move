/// Item names and uris: each `{}` in a template stands for the item's number.
module drop_machine::template {
    use std::string::{Self, String};

    const OPENING_BRACE: u8 = 123;
    const CLOSING_BRACE: u8 = 125;
    const DIGIT_ZERO: u8 = 48;

    /// Replaces every `{}` with the number; all other characters stay, including single braces.
    package fun fill(template: &String, number: u64): String {
        let digits = digits(number);
        let bytes = template.bytes();
        let length = bytes.length();
        let filled = vector[];
        let i = 0;
        while (i < length) {
            if (bytes[i] == OPENING_BRACE && i + 1 < length && bytes[i + 1] == CLOSING_BRACE) {
                filled.append(digits);
                i += 2;
            } else {
                filled.push_back(bytes[i]);
                i += 1;
            }
        };
        string::utf8(filled)
    }

    fun digits(number: u64): vector<u8> {
        let digits = vector[DIGIT_ZERO + ((number % 10) as u8)];
        while (number >= 10) {
            number /= 10;
            digits.push_back(DIGIT_ZERO + ((number % 10) as u8));
        };
        digits.reverse();
        digits
    }
}
