use {
    crate::{limits::*, EditionsError},
    anchor_lang::prelude::*,
};

/// Refuses what a reader cannot see: control, direction and zero-width characters, and white space
/// at the ends. Two texts that look alike could differ by them.
pub fn check_text(text: &str) -> Result<()> {
    let is_trimmed = text.trim().len() == text.len();
    // Plain ASCII has no other invisible characters, and takes fewer compute units to check.
    let is_visible = match text.is_ascii() {
        true => text.bytes().all(|byte| (b' '..=b'~').contains(&byte)),
        false => !text.chars().any(is_invisible),
    };
    require!(is_trimmed && is_visible, EditionsError::TextInvalid);
    Ok(())
}

fn is_invisible(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{ad}' // soft hyphen
            | '\u{34f}' // grapheme joiner
            | '\u{61c}' // Arabic letter mark
            | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' // Hangul fillers
            | '\u{180e}' // Mongolian vowel separator
            | '\u{200b}'..='\u{200f}' // zero-width spaces and joiners, direction marks
            | '\u{2028}'..='\u{202e}' // line and paragraph separators, embeddings
            | '\u{2060}'..='\u{206f}' // word joiner, invisible operators, isolates
            | '\u{feff}' // byte order mark
            | '\u{fff9}'..='\u{fffb}' // interlinear marks
            | '\u{e0000}'..='\u{e007f}') // tags
}

/// Checks that a symbol has 1 to 32 bytes, all visible.
pub fn check_symbol(symbol: &str) -> Result<()> {
    require!(
        (1..=MAX_SYMBOL_LENGTH).contains(&symbol.len()),
        EditionsError::SymbolLengthInvalid
    );
    check_text(symbol)
}

/// Checks that a name has at most 64 bytes, all visible.
pub fn check_name(name: &str) -> Result<()> {
    require!(name.len() <= MAX_NAME_LENGTH, EditionsError::NameTooLong);
    check_text(name)
}

/// Checks that a uri has at most 200 bytes, all visible.
pub fn check_uri(uri: &str) -> Result<()> {
    require!(uri.len() <= MAX_URI_LENGTH, EditionsError::UriTooLong);
    check_text(uri)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn visible_texts_are_allowed() {
        for text in [
            "",
            "Item #{}",
            "Été à Zürich",
            "作品 {}",
            "🎨 ❤\u{fe0f}",
            "مجموعة",
        ] {
            assert!(check_text(text).is_ok(), "{text:?}");
        }
    }

    #[test]
    fn invisible_characters_are_refused_wherever_they_stand() {
        let invisible = "\u{0}\n\t\u{7f}\u{85}\u{ad}\u{61c}\u{200b}\u{200d}\u{200e}\u{202e}\u{2028}\u{2066}\u{2060}\u{feff}\u{3164}\u{e0041}";
        for character in invisible.chars() {
            for text in [
                format!("{character}ab"),
                format!("a{character}b"),
                format!("ab{character}"),
                format!("é{character}b"),
            ] {
                assert!(check_text(&text).is_err(), "{text:?}");
            }
        }
    }

    #[test]
    fn white_space_stands_between_words_only() {
        for text in [" a", "a ", " ", "\u{a0}a", "a\u{3000}"] {
            assert!(check_text(text).is_err(), "{text:?}");
        }
        assert!(check_text("a b\u{a0}c").is_ok());
    }

    #[test]
    fn lengths_are_bytes_and_inclusive() {
        assert!(check_symbol("").is_err());
        assert!(check_symbol("a").is_ok());
        assert!(check_symbol(&"a".repeat(32)).is_ok());
        assert!(check_symbol(&"a".repeat(33)).is_err());
        assert!(check_symbol(&"é".repeat(17)).is_err());
        assert!(check_name(&"n".repeat(64)).is_ok());
        assert!(check_name(&"n".repeat(65)).is_err());
        assert!(check_uri(&"u".repeat(200)).is_ok());
        assert!(check_uri(&"u".repeat(201)).is_err());
    }
}
