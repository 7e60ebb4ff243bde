/**
 * Refusals in wallets' languages: by the user, in the active and the passive voice, and the word "cancelled" by
 * itself. Translated from English wallet messages.
 */
export const REFUSALS: Readonly<Record<string, readonly string[]>> = {
  ar: ['رفض المستخدم الطلب', 'تم رفض الطلب من قبل المستخدم', 'تم الإلغاء'],
  bn: ['ব্যবহারকারী অনুরোধ প্রত্যাখ্যান করেছেন', 'ব্যবহারকারী বাতিল করেছেন', 'বাতিল করা হয়েছে'],
  cs: ['Uživatel odmítl požadavek', 'Zamítnuto uživatelem', 'Zrušeno'],
  da: ['Brugeren afviste anmodningen', 'Afvist af brugeren', 'Annulleret'],
  de: ['Der Benutzer hat die Anfrage abgelehnt', 'Vom Nutzer abgelehnt', 'Vorgang abgebrochen'],
  el: ['Ο χρήστης απέρριψε το αίτημα', 'Ακυρώθηκε από τον χρήστη', 'Ακυρώθηκε'],
  es: ['El usuario rechazó la solicitud', 'Firma rechazada por el usuario', 'Operación cancelada'],
  fa: ['کاربر درخواست را رد کرد', 'توسط کاربر لغو شد', 'لغو شد'],
  fi: ['Käyttäjä hylkäsi pyynnön', 'Käyttäjän hylkäämä: käyttäjä peruutti', 'Peruutettu'],
  fil: ['Tinanggihan ng user ang kahilingan', 'Kinansela ng gumagamit', 'Kinansela'],
  fr: [
    'L’utilisateur a refusé la demande',
    'Requête rejetée par l’utilisateur',
    'Opération annulée',
  ],
  he: ['המשתמש דחה את הבקשה', 'הבקשה נדחתה על ידי המשתמש', 'בוטל'],
  hi: ['उपयोगकर्ता ने अनुरोध अस्वीकार किया', 'उपयोगकर्ता द्वारा रद्द', 'रद्द किया गया'],
  hu: ['A felhasználó elutasította a kérést', 'Elutasítva a felhasználó által', 'Megszakítva'],
  id: ['Pengguna menolak permintaan', 'Ditolak oleh pengguna', 'Dibatalkan'],
  it: [
    "L'utente ha rifiutato la richiesta",
    'Richiesta rifiutata dall’utente',
    'Operazione annullata',
  ],
  ja: [
    'ユーザーがリクエストを拒否しました',
    'ユーザによって却下されました',
    'キャンセルされました',
  ],
  ko: ['사용자가 요청을 거부했습니다', '사용자에 의해 거절되었습니다', '취소되었습니다'],
  nb: ['Brukeren avviste forespørselen', 'Avvist av brukeren', 'Avbrutt'],
  nl: ['De gebruiker heeft het verzoek geweigerd', 'Afgewezen door gebruiker', 'Geannuleerd'],
  pl: ['Użytkownik odrzucił żądanie', 'Odrzucone przez użytkownika', 'Anulowano'],
  pt: ['O usuário rejeitou a solicitação', 'Recusado pelo utilizador', 'Operação cancelada'],
  ro: ['Utilizatorul a respins cererea', 'Respinsă de utilizator', 'Anulat'],
  ru: ['Пользователь отклонил запрос', 'Запрос отклонён пользователем', 'Отменено'],
  sk: ['Používateľ odmietol žiadosť', 'Zamietnuté používateľom', 'Zrušené'],
  sv: ['Användaren avvisade begäran', 'Avvisad av användaren', 'Avbruten'],
  th: ['ผู้ใช้ปฏิเสธคำขอ', 'ถูกปฏิเสธโดยผู้ใช้', 'ยกเลิกแล้ว'],
  tr: ['Kullanıcı isteği reddetti', 'İstek kullanıcı tarafından reddedildi', 'İptal edildi'],
  uk: ['Користувач відхилив запит', 'Відхилено користувачем', 'Скасовано'],
  vi: ['Người dùng đã từ chối yêu cầu', 'Bị từ chối bởi người dùng', 'Đã hủy'],
  zh: ['用户拒绝了请求', '使用者拒絕要求', '已取消'],
}

/** Failures in the same languages that are not refusals. */
export const NO_REFUSALS: readonly string[] = [
  'Der Benutzer wurde nicht gefunden',
  'Fonds insuffisants',
  'Der Knoten hat die Transaktion abgelehnt',
  'Узел отклонил транзакцию',
  'ノードがトランザクションを拒否しました',
  'El usuario no existe. Transacción rechazada por el nodo',
  '余额不足',
]
