// Generated from openapi.yaml by `npm run generate`. Do not edit.
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(true), compareTime),
      "date-time": fmtDef(getDateTime(true), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: true,
      // unchecked string payload
      binary: true
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
    var DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      const matches = DATE.exec(str);
      if (!matches)
        return false;
      const year = +matches[1];
      const month = +matches[2];
      const day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (!(d1 && d2))
        return void 0;
      if (d1 > d2)
        return 1;
      if (d1 < d2)
        return -1;
      return 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function time(str) {
        const matches = TIME.exec(str);
        if (!matches)
          return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return false;
        if (hr <= 23 && min <= 59 && sec < 60)
          return true;
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return void 0;
      const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
      const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (!(t1 && t2))
        return void 0;
      return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return void 0;
      const a1 = TIME.exec(t1);
      const a2 = TIME.exec(t2);
      if (!(a1 && a2))
        return void 0;
      t1 = a1[1] + a1[2] + a1[3];
      t2 = a2[1] + a2[2] + a2[3];
      if (t1 > t2)
        return 1;
      if (t1 < t2)
        return -1;
      return 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      const time = getTime(strictTimeZone);
      return function date_time(str) {
        const dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const d1 = new Date(dt1).valueOf();
      const d2 = new Date(dt2).valueOf();
      if (!(d1 && d2))
        return void 0;
      return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
      const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
      const res = compareDate(d1, d2);
      if (res === void 0)
        return void 0;
      return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/;
    var URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      BYTE.lastIndex = 0;
      return BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31);
    var MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return true;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return false;
      try {
        new RegExp(str);
        return true;
      } catch (e) {
        return false;
      }
    }
  }
});

// scripts/generate/formats.ts
var formats_exports = {};
__export(formats_exports, {
  formats: () => formats
});
function isMoment(text) {
  if (!isTextFormat(DATE_TIME) || !DATE_TIME.validate(text)) return false;
  const year = new Date(text).getUTCFullYear();
  return year >= 1 && year <= 9999;
}
function isTextFormat(format) {
  return typeof format === "object" && format !== null && "validate" in format;
}
var import_formats, DECIMAL, CURRENCIES, DATE_TIME, formats;
var init_formats = __esm({
  "scripts/generate/formats.ts"() {
    "use strict";
    import_formats = __toESM(require_formats(), 1);
    DECIMAL = /^-?\d+(\.\d{1,4})?$/;
    CURRENCIES = new Set(Intl.supportedValuesOf("currency"));
    DATE_TIME = import_formats.fullFormats["date-time"];
    formats = {
      "date-time": isMoment,
      "uri-reference": import_formats.fullFormats["uri-reference"],
      uuid: import_formats.fullFormats.uuid,
      // a list that is kept with Node.js, of Unicode CLDR: it has no code that ISO 4217 lacks
      currency: (text) => CURRENCIES.has(text),
      decimal: { type: "number", validate: (value) => DECIMAL.test(String(value)) },
      double: true,
      html: true,
      int32: true,
      int64: true,
      password: true
    };
  }
});

// virtual:contract-body
var require_contract_body = __commonJS({
  "virtual:contract-body"(exports) {
    "use strict";
    exports.login = validate32;
    var func1 = require_ucs2length().default;
    function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate32.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.requestBody === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestBody" }, message: "must have required property 'requestBody'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.requestBody !== void 0) {
          let data0 = data.requestBody;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.username === void 0) {
              const err1 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/required", keyword: "required", params: { missingProperty: "username" }, message: "must have required property 'username'" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (data0.password === void 0) {
              const err2 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/required", keyword: "required", params: { missingProperty: "password" }, message: "must have required property 'password'" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "username" || key0 === "password")) {
                const err3 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            if (data0.username !== void 0) {
              let data1 = data0.username;
              if (typeof data1 === "string") {
                if (func1(data1) > 64) {
                  const err4 = { instancePath: instancePath + "/requestBody/username", schemaPath: "#/properties/requestBody/properties/username/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if (func1(data1) < 1) {
                  const err5 = { instancePath: instancePath + "/requestBody/username", schemaPath: "#/properties/requestBody/properties/username/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              } else {
                const err6 = { instancePath: instancePath + "/requestBody/username", schemaPath: "#/properties/requestBody/properties/username/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
            if (data0.password !== void 0) {
              let data2 = data0.password;
              if (typeof data2 === "string") {
                if (func1(data2) > 256) {
                  const err7 = { instancePath: instancePath + "/requestBody/password", schemaPath: "#/properties/requestBody/properties/password/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (func1(data2) < 1) {
                  const err8 = { instancePath: instancePath + "/requestBody/password", schemaPath: "#/properties/requestBody/properties/password/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
              } else {
                const err9 = { instancePath: instancePath + "/requestBody/password", schemaPath: "#/properties/requestBody/properties/password/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
          } else {
            const err10 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      validate32.errors = vErrors;
      return errors === 0;
    }
    validate32.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.refreshTokens = validate33;
    function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate33.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.requestBody === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestBody" }, message: "must have required property 'requestBody'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.requestBody !== void 0) {
          let data0 = data.requestBody;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.refresh_token === void 0) {
              const err1 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/required", keyword: "required", params: { missingProperty: "refresh_token" }, message: "must have required property 'refresh_token'" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "refresh_token")) {
                const err2 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            if (data0.refresh_token !== void 0) {
              let data1 = data0.refresh_token;
              if (typeof data1 === "string") {
                if (func1(data1) > 512) {
                  const err3 = { instancePath: instancePath + "/requestBody/refresh_token", schemaPath: "#/properties/requestBody/properties/refresh_token/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                }
                if (func1(data1) < 1) {
                  const err4 = { instancePath: instancePath + "/requestBody/refresh_token", schemaPath: "#/properties/requestBody/properties/refresh_token/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
              } else {
                const err5 = { instancePath: instancePath + "/requestBody/refresh_token", schemaPath: "#/properties/requestBody/properties/refresh_token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
          } else {
            const err6 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      validate33.errors = vErrors;
      return errors === 0;
    }
    validate33.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.updateCurrentUser = validate34;
    function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate34.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.requestBody === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestBody" }, message: "must have required property 'requestBody'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.requestBody !== void 0) {
          let data0 = data.requestBody;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (Object.keys(data0).length < 1) {
              const err1 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "displayName")) {
                const err2 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            if (data0.displayName !== void 0) {
              let data1 = data0.displayName;
              if (typeof data1 === "string") {
                if (func1(data1) > 100) {
                  const err3 = { instancePath: instancePath + "/requestBody/displayName", schemaPath: "#/properties/requestBody/properties/displayName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                }
                if (func1(data1) < 1) {
                  const err4 = { instancePath: instancePath + "/requestBody/displayName", schemaPath: "#/properties/requestBody/properties/displayName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
              } else {
                const err5 = { instancePath: instancePath + "/requestBody/displayName", schemaPath: "#/properties/requestBody/properties/displayName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
          } else {
            const err6 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      validate34.errors = vErrors;
      return errors === 0;
    }
    validate34.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.changePassword = validate35;
    function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate35.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.requestBody === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestBody" }, message: "must have required property 'requestBody'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.requestBody !== void 0) {
          let data0 = data.requestBody;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.currentPassword === void 0) {
              const err1 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/required", keyword: "required", params: { missingProperty: "currentPassword" }, message: "must have required property 'currentPassword'" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (data0.newPassword === void 0) {
              const err2 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/required", keyword: "required", params: { missingProperty: "newPassword" }, message: "must have required property 'newPassword'" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "currentPassword" || key0 === "newPassword")) {
                const err3 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            if (data0.currentPassword !== void 0) {
              let data1 = data0.currentPassword;
              if (typeof data1 === "string") {
                if (func1(data1) > 256) {
                  const err4 = { instancePath: instancePath + "/requestBody/currentPassword", schemaPath: "#/properties/requestBody/properties/currentPassword/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if (func1(data1) < 1) {
                  const err5 = { instancePath: instancePath + "/requestBody/currentPassword", schemaPath: "#/properties/requestBody/properties/currentPassword/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              } else {
                const err6 = { instancePath: instancePath + "/requestBody/currentPassword", schemaPath: "#/properties/requestBody/properties/currentPassword/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
            if (data0.newPassword !== void 0) {
              let data2 = data0.newPassword;
              if (typeof data2 === "string") {
                if (func1(data2) > 256) {
                  const err7 = { instancePath: instancePath + "/requestBody/newPassword", schemaPath: "#/properties/requestBody/properties/newPassword/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (func1(data2) < 12) {
                  const err8 = { instancePath: instancePath + "/requestBody/newPassword", schemaPath: "#/properties/requestBody/properties/newPassword/minLength", keyword: "minLength", params: { limit: 12 }, message: "must NOT have fewer than 12 characters" };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
              } else {
                const err9 = { instancePath: instancePath + "/requestBody/newPassword", schemaPath: "#/properties/requestBody/properties/newPassword/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
          } else {
            const err10 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      validate35.errors = vErrors;
      return errors === 0;
    }
    validate35.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.createProduct = validate36;
    var schema47 = { "title": "Request", "type": "object", "additionalProperties": true, "properties": { "requestBody": { "type": "object", "description": "A product to add to the catalogue. Length limits apply after cleaning (trimming, Unicode NFC,\nremoval of markup).\n", "additionalProperties": false, "required": ["name", "price"], "properties": { "name": { "type": "string", "description": "The name of the product: plain text, not empty. Markup is removed.", "minLength": 1, "maxLength": 255 }, "price": { "type": ["number", "string"], "format": "decimal", "description": 'An exact amount with at most four decimals; more are rejected, not rounded. Requests may also send a\nnumeric string (`"19.90"`); responses have the number (`19.9`).\n', "minimum": 0, "maximum": 99999999999999e-4, "x-numeric-string": "^\\d{1,10}(\\.\\d{1,4})?$", "x-pattern-name": "decimal", "pattern": "^\\d{1,10}(\\.\\d{1,4})?$" }, "currency": { "type": "string", "format": "currency", "description": "The currency of an amount: an ISO 4217 code in capital letters. The service accepts the codes that\nUnicode CLDR lists. A new product without one gets the default currency of the service, and keeps it\nwhen that setting changes.\n", "maxLength": 3 }, "sku": { "type": ["string", "null"], "description": "Stock-keeping unit, unique among products; can be null or absent.", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*$", "x-pattern-name": "sku" }, "description": { "type": ["string", "null"], "format": "html", "description": "Rich text: HTML, from which anything unsafe is removed; can be null or absent.\n", "maxLength": 2e4 }, "status": { "type": "string", "description": "Only clients that may write products see a `draft`; everyone sees a `published` product.", "enum": ["draft", "published"], "x-enum-varnames": ["PRODUCT_STATUS_DRAFT", "PRODUCT_STATUS_PUBLISHED"] } } } }, "required": ["requestBody"] };
    var formats0 = (init_formats(), __toCommonJS(formats_exports)).formats.decimal;
    var formats2 = (init_formats(), __toCommonJS(formats_exports)).formats.currency;
    var pattern9 = new RegExp("^\\d{1,10}(\\.\\d{1,4})?$", "u");
    var pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");
    function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate36.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.requestBody === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestBody" }, message: "must have required property 'requestBody'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.requestBody !== void 0) {
          let data0 = data.requestBody;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.name === void 0) {
              const err1 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (data0.price === void 0) {
              const err2 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/required", keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "name" || key0 === "price" || key0 === "currency" || key0 === "sku" || key0 === "description" || key0 === "status")) {
                const err3 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            if (data0.name !== void 0) {
              let data1 = data0.name;
              if (typeof data1 === "string") {
                if (func1(data1) > 255) {
                  const err4 = { instancePath: instancePath + "/requestBody/name", schemaPath: "#/properties/requestBody/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if (func1(data1) < 1) {
                  const err5 = { instancePath: instancePath + "/requestBody/name", schemaPath: "#/properties/requestBody/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              } else {
                const err6 = { instancePath: instancePath + "/requestBody/name", schemaPath: "#/properties/requestBody/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
            if (data0.price !== void 0) {
              let data2 = data0.price;
              if (!(typeof data2 == "number" && isFinite(data2)) && typeof data2 !== "string") {
                const err7 = { instancePath: instancePath + "/requestBody/price", schemaPath: "#/properties/requestBody/properties/price/type", keyword: "type", params: { type: schema47.properties.requestBody.properties.price.type }, message: "must be number,string" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 99999999999999e-4 || isNaN(data2)) {
                  const err8 = { instancePath: instancePath + "/requestBody/price", schemaPath: "#/properties/requestBody/properties/price/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999999e-4 }, message: "must be <= 9999999999.9999" };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                if (data2 < 0 || isNaN(data2)) {
                  const err9 = { instancePath: instancePath + "/requestBody/price", schemaPath: "#/properties/requestBody/properties/price/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if (!formats0.validate(data2)) {
                  const err10 = { instancePath: instancePath + "/requestBody/price", schemaPath: "#/properties/requestBody/properties/price/format", keyword: "format", params: { format: "decimal" }, message: 'must match format "decimal"' };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
              }
              if (typeof data2 === "string") {
                if (!pattern9.test(data2)) {
                  const err11 = { instancePath: instancePath + "/requestBody/price", schemaPath: "#/properties/requestBody/properties/price/pattern", keyword: "pattern", params: { pattern: "^\\d{1,10}(\\.\\d{1,4})?$" }, message: 'must match pattern "^\\d{1,10}(\\.\\d{1,4})?$"' };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
              }
            }
            if (data0.currency !== void 0) {
              let data3 = data0.currency;
              if (typeof data3 === "string") {
                if (func1(data3) > 3) {
                  const err12 = { instancePath: instancePath + "/requestBody/currency", schemaPath: "#/properties/requestBody/properties/currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                if (!formats2(data3)) {
                  const err13 = { instancePath: instancePath + "/requestBody/currency", schemaPath: "#/properties/requestBody/properties/currency/format", keyword: "format", params: { format: "currency" }, message: 'must match format "currency"' };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              } else {
                const err14 = { instancePath: instancePath + "/requestBody/currency", schemaPath: "#/properties/requestBody/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data0.sku !== void 0) {
              let data4 = data0.sku;
              if (typeof data4 !== "string" && data4 !== null) {
                const err15 = { instancePath: instancePath + "/requestBody/sku", schemaPath: "#/properties/requestBody/properties/sku/type", keyword: "type", params: { type: schema47.properties.requestBody.properties.sku.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
              if (typeof data4 === "string") {
                if (func1(data4) > 64) {
                  const err16 = { instancePath: instancePath + "/requestBody/sku", schemaPath: "#/properties/requestBody/properties/sku/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                if (func1(data4) < 1) {
                  const err17 = { instancePath: instancePath + "/requestBody/sku", schemaPath: "#/properties/requestBody/properties/sku/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
                if (!pattern4.test(data4)) {
                  const err18 = { instancePath: instancePath + "/requestBody/sku", schemaPath: "#/properties/requestBody/properties/sku/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]*$"' };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
              }
            }
            if (data0.description !== void 0) {
              let data5 = data0.description;
              if (typeof data5 !== "string" && data5 !== null) {
                const err19 = { instancePath: instancePath + "/requestBody/description", schemaPath: "#/properties/requestBody/properties/description/type", keyword: "type", params: { type: schema47.properties.requestBody.properties.description.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
              if (typeof data5 === "string") {
                if (func1(data5) > 2e4) {
                  const err20 = { instancePath: instancePath + "/requestBody/description", schemaPath: "#/properties/requestBody/properties/description/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
              }
            }
            if (data0.status !== void 0) {
              let data6 = data0.status;
              if (typeof data6 !== "string") {
                const err21 = { instancePath: instancePath + "/requestBody/status", schemaPath: "#/properties/requestBody/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
              if (!(data6 === "draft" || data6 === "published")) {
                const err22 = { instancePath: instancePath + "/requestBody/status", schemaPath: "#/properties/requestBody/properties/status/enum", keyword: "enum", params: { allowedValues: schema47.properties.requestBody.properties.status.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
          } else {
            const err23 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      validate36.errors = vErrors;
      return errors === 0;
    }
    validate36.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.updateProduct = validate37;
    var schema48 = { "title": "Request", "type": "object", "additionalProperties": true, "properties": { "requestBody": { "type": "object", "description": "The fields of a product to change; omitted fields keep their values. Length limits apply after\ncleaning (trimming, Unicode NFC, removal of markup).\n", "additionalProperties": false, "minProperties": 1, "properties": { "name": { "type": "string", "description": "The name of the product: plain text, not empty. Markup is removed.", "minLength": 1, "maxLength": 255 }, "price": { "type": ["number", "string"], "format": "decimal", "description": 'An exact amount with at most four decimals; more are rejected, not rounded. Requests may also send a\nnumeric string (`"19.90"`); responses have the number (`19.9`).\n', "minimum": 0, "maximum": 99999999999999e-4, "x-numeric-string": "^\\d{1,10}(\\.\\d{1,4})?$", "x-pattern-name": "decimal", "pattern": "^\\d{1,10}(\\.\\d{1,4})?$" }, "currency": { "type": "string", "format": "currency", "description": "The currency of an amount: an ISO 4217 code in capital letters. The service accepts the codes that\nUnicode CLDR lists. A new product without one gets the default currency of the service, and keeps it\nwhen that setting changes.\n", "maxLength": 3 }, "sku": { "type": ["string", "null"], "description": "Stock-keeping unit, unique among products; null removes it.", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*$", "x-pattern-name": "sku" }, "description": { "type": ["string", "null"], "format": "html", "description": "Rich text: HTML, from which anything unsafe is removed; null removes it.", "maxLength": 2e4 }, "status": { "type": "string", "description": "Only clients that may write products see a `draft`; everyone sees a `published` product.", "enum": ["draft", "published"], "x-enum-varnames": ["PRODUCT_STATUS_DRAFT", "PRODUCT_STATUS_PUBLISHED"] } } } }, "required": ["requestBody"] };
    function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate37.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.requestBody === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestBody" }, message: "must have required property 'requestBody'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.requestBody !== void 0) {
          let data0 = data.requestBody;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (Object.keys(data0).length < 1) {
              const err1 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "name" || key0 === "price" || key0 === "currency" || key0 === "sku" || key0 === "description" || key0 === "status")) {
                const err2 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            if (data0.name !== void 0) {
              let data1 = data0.name;
              if (typeof data1 === "string") {
                if (func1(data1) > 255) {
                  const err3 = { instancePath: instancePath + "/requestBody/name", schemaPath: "#/properties/requestBody/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                }
                if (func1(data1) < 1) {
                  const err4 = { instancePath: instancePath + "/requestBody/name", schemaPath: "#/properties/requestBody/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
              } else {
                const err5 = { instancePath: instancePath + "/requestBody/name", schemaPath: "#/properties/requestBody/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (data0.price !== void 0) {
              let data2 = data0.price;
              if (!(typeof data2 == "number" && isFinite(data2)) && typeof data2 !== "string") {
                const err6 = { instancePath: instancePath + "/requestBody/price", schemaPath: "#/properties/requestBody/properties/price/type", keyword: "type", params: { type: schema48.properties.requestBody.properties.price.type }, message: "must be number,string" };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 99999999999999e-4 || isNaN(data2)) {
                  const err7 = { instancePath: instancePath + "/requestBody/price", schemaPath: "#/properties/requestBody/properties/price/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999999e-4 }, message: "must be <= 9999999999.9999" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (data2 < 0 || isNaN(data2)) {
                  const err8 = { instancePath: instancePath + "/requestBody/price", schemaPath: "#/properties/requestBody/properties/price/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                if (!formats0.validate(data2)) {
                  const err9 = { instancePath: instancePath + "/requestBody/price", schemaPath: "#/properties/requestBody/properties/price/format", keyword: "format", params: { format: "decimal" }, message: 'must match format "decimal"' };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
              }
              if (typeof data2 === "string") {
                if (!pattern9.test(data2)) {
                  const err10 = { instancePath: instancePath + "/requestBody/price", schemaPath: "#/properties/requestBody/properties/price/pattern", keyword: "pattern", params: { pattern: "^\\d{1,10}(\\.\\d{1,4})?$" }, message: 'must match pattern "^\\d{1,10}(\\.\\d{1,4})?$"' };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
              }
            }
            if (data0.currency !== void 0) {
              let data3 = data0.currency;
              if (typeof data3 === "string") {
                if (func1(data3) > 3) {
                  const err11 = { instancePath: instancePath + "/requestBody/currency", schemaPath: "#/properties/requestBody/properties/currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (!formats2(data3)) {
                  const err12 = { instancePath: instancePath + "/requestBody/currency", schemaPath: "#/properties/requestBody/properties/currency/format", keyword: "format", params: { format: "currency" }, message: 'must match format "currency"' };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              } else {
                const err13 = { instancePath: instancePath + "/requestBody/currency", schemaPath: "#/properties/requestBody/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data0.sku !== void 0) {
              let data4 = data0.sku;
              if (typeof data4 !== "string" && data4 !== null) {
                const err14 = { instancePath: instancePath + "/requestBody/sku", schemaPath: "#/properties/requestBody/properties/sku/type", keyword: "type", params: { type: schema48.properties.requestBody.properties.sku.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
              if (typeof data4 === "string") {
                if (func1(data4) > 64) {
                  const err15 = { instancePath: instancePath + "/requestBody/sku", schemaPath: "#/properties/requestBody/properties/sku/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                if (func1(data4) < 1) {
                  const err16 = { instancePath: instancePath + "/requestBody/sku", schemaPath: "#/properties/requestBody/properties/sku/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                if (!pattern4.test(data4)) {
                  const err17 = { instancePath: instancePath + "/requestBody/sku", schemaPath: "#/properties/requestBody/properties/sku/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]*$"' };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
              }
            }
            if (data0.description !== void 0) {
              let data5 = data0.description;
              if (typeof data5 !== "string" && data5 !== null) {
                const err18 = { instancePath: instancePath + "/requestBody/description", schemaPath: "#/properties/requestBody/properties/description/type", keyword: "type", params: { type: schema48.properties.requestBody.properties.description.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
              if (typeof data5 === "string") {
                if (func1(data5) > 2e4) {
                  const err19 = { instancePath: instancePath + "/requestBody/description", schemaPath: "#/properties/requestBody/properties/description/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              }
            }
            if (data0.status !== void 0) {
              let data6 = data0.status;
              if (typeof data6 !== "string") {
                const err20 = { instancePath: instancePath + "/requestBody/status", schemaPath: "#/properties/requestBody/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
              if (!(data6 === "draft" || data6 === "published")) {
                const err21 = { instancePath: instancePath + "/requestBody/status", schemaPath: "#/properties/requestBody/properties/status/enum", keyword: "enum", params: { allowedValues: schema48.properties.requestBody.properties.status.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
          } else {
            const err22 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
      } else {
        const err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      validate37.errors = vErrors;
      return errors === 0;
    }
    validate37.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.createPost = validate38;
    var schema49 = { "title": "Request", "type": "object", "additionalProperties": true, "properties": { "requestBody": { "type": "object", "description": "An article to save as a draft, publish or schedule. Length limits apply after cleaning (trimming,\nUnicode NFC, removal of markup).\n", "additionalProperties": false, "required": ["title", "body"], "properties": { "title": { "type": "string", "description": "The headline: plain text, not empty. Markup is removed.", "minLength": 1, "maxLength": 255 }, "slug": { "type": "string", "description": "Lower-case words joined by hyphens. By default, the service creates it from the title.", "minLength": 1, "maxLength": 255, "pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$", "x-pattern-name": "slug" }, "excerpt": { "type": ["string", "null"], "description": "A summary in plain text; can be null or absent.", "maxLength": 500 }, "body": { "type": "string", "format": "html", "description": "The full text: HTML, from which anything unsafe is removed.", "maxLength": 1e5 }, "status": { "type": "string", "description": "Only writers see a draft; all readers see a published post; a scheduled post is published at its\n`publishAt`.\n", "enum": ["draft", "scheduled", "published"], "default": "draft" }, "publishAt": { "type": ["string", "null"], "format": "date-time", "description": "When to publish a scheduled post: a future time with a UTC offset (RFC 3339). Null or absent for\nany other status.\n", "maxLength": 40 }, "tags": { "type": "array", "description": "The tags: plain text, without duplicates.", "maxItems": 20, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 50 } } } } }, "required": ["requestBody"] };
    var pattern6 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");
    var formats8 = (init_formats(), __toCommonJS(formats_exports)).formats["date-time"];
    function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate38.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.requestBody === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestBody" }, message: "must have required property 'requestBody'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.requestBody !== void 0) {
          let data0 = data.requestBody;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.status === void 0) {
              data0.status = "draft";
            }
            if (data0.title === void 0) {
              const err1 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (data0.body === void 0) {
              const err2 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "title" || key0 === "slug" || key0 === "excerpt" || key0 === "body" || key0 === "status" || key0 === "publishAt" || key0 === "tags")) {
                const err3 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            if (data0.title !== void 0) {
              let data1 = data0.title;
              if (typeof data1 === "string") {
                if (func1(data1) > 255) {
                  const err4 = { instancePath: instancePath + "/requestBody/title", schemaPath: "#/properties/requestBody/properties/title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if (func1(data1) < 1) {
                  const err5 = { instancePath: instancePath + "/requestBody/title", schemaPath: "#/properties/requestBody/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              } else {
                const err6 = { instancePath: instancePath + "/requestBody/title", schemaPath: "#/properties/requestBody/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
            if (data0.slug !== void 0) {
              let data2 = data0.slug;
              if (typeof data2 === "string") {
                if (func1(data2) > 255) {
                  const err7 = { instancePath: instancePath + "/requestBody/slug", schemaPath: "#/properties/requestBody/properties/slug/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (func1(data2) < 1) {
                  const err8 = { instancePath: instancePath + "/requestBody/slug", schemaPath: "#/properties/requestBody/properties/slug/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                if (!pattern6.test(data2)) {
                  const err9 = { instancePath: instancePath + "/requestBody/slug", schemaPath: "#/properties/requestBody/properties/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:-[a-z0-9]+)*$"' };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
              } else {
                const err10 = { instancePath: instancePath + "/requestBody/slug", schemaPath: "#/properties/requestBody/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data0.excerpt !== void 0) {
              let data3 = data0.excerpt;
              if (typeof data3 !== "string" && data3 !== null) {
                const err11 = { instancePath: instancePath + "/requestBody/excerpt", schemaPath: "#/properties/requestBody/properties/excerpt/type", keyword: "type", params: { type: schema49.properties.requestBody.properties.excerpt.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
              if (typeof data3 === "string") {
                if (func1(data3) > 500) {
                  const err12 = { instancePath: instancePath + "/requestBody/excerpt", schemaPath: "#/properties/requestBody/properties/excerpt/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              }
            }
            if (data0.body !== void 0) {
              let data4 = data0.body;
              if (typeof data4 === "string") {
                if (func1(data4) > 1e5) {
                  const err13 = { instancePath: instancePath + "/requestBody/body", schemaPath: "#/properties/requestBody/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              } else {
                const err14 = { instancePath: instancePath + "/requestBody/body", schemaPath: "#/properties/requestBody/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            let data5 = data0.status;
            if (typeof data5 !== "string") {
              const err15 = { instancePath: instancePath + "/requestBody/status", schemaPath: "#/properties/requestBody/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (!(data5 === "draft" || data5 === "scheduled" || data5 === "published")) {
              const err16 = { instancePath: instancePath + "/requestBody/status", schemaPath: "#/properties/requestBody/properties/status/enum", keyword: "enum", params: { allowedValues: schema49.properties.requestBody.properties.status.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data0.publishAt !== void 0) {
              let data6 = data0.publishAt;
              if (typeof data6 !== "string" && data6 !== null) {
                const err17 = { instancePath: instancePath + "/requestBody/publishAt", schemaPath: "#/properties/requestBody/properties/publishAt/type", keyword: "type", params: { type: schema49.properties.requestBody.properties.publishAt.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
              if (typeof data6 === "string") {
                if (func1(data6) > 40) {
                  const err18 = { instancePath: instancePath + "/requestBody/publishAt", schemaPath: "#/properties/requestBody/properties/publishAt/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
                if (!formats8(data6)) {
                  const err19 = { instancePath: instancePath + "/requestBody/publishAt", schemaPath: "#/properties/requestBody/properties/publishAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              }
            }
            if (data0.tags !== void 0) {
              let data7 = data0.tags;
              if (Array.isArray(data7)) {
                if (data7.length > 20) {
                  const err20 = { instancePath: instancePath + "/requestBody/tags", schemaPath: "#/properties/requestBody/properties/tags/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
                const len0 = data7.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data8 = data7[i0];
                  if (typeof data8 === "string") {
                    if (func1(data8) > 50) {
                      const err21 = { instancePath: instancePath + "/requestBody/tags/" + i0, schemaPath: "#/properties/requestBody/properties/tags/items/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
                      if (vErrors === null) {
                        vErrors = [err21];
                      } else {
                        vErrors.push(err21);
                      }
                      errors++;
                    }
                    if (func1(data8) < 1) {
                      const err22 = { instancePath: instancePath + "/requestBody/tags/" + i0, schemaPath: "#/properties/requestBody/properties/tags/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err22];
                      } else {
                        vErrors.push(err22);
                      }
                      errors++;
                    }
                  } else {
                    const err23 = { instancePath: instancePath + "/requestBody/tags/" + i0, schemaPath: "#/properties/requestBody/properties/tags/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err23];
                    } else {
                      vErrors.push(err23);
                    }
                    errors++;
                  }
                }
                let i1 = data7.length;
                let j0;
                if (i1 > 1) {
                  const indices0 = {};
                  for (; i1--; ) {
                    let item0 = data7[i1];
                    if (typeof item0 !== "string") {
                      continue;
                    }
                    if (typeof indices0[item0] == "number") {
                      j0 = indices0[item0];
                      const err24 = { instancePath: instancePath + "/requestBody/tags", schemaPath: "#/properties/requestBody/properties/tags/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                      if (vErrors === null) {
                        vErrors = [err24];
                      } else {
                        vErrors.push(err24);
                      }
                      errors++;
                      break;
                    }
                    indices0[item0] = i1;
                  }
                }
              } else {
                const err25 = { instancePath: instancePath + "/requestBody/tags", schemaPath: "#/properties/requestBody/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
          } else {
            const err26 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      } else {
        const err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      validate38.errors = vErrors;
      return errors === 0;
    }
    validate38.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.updatePost = validate39;
    var schema50 = { "title": "Request", "type": "object", "additionalProperties": true, "properties": { "requestBody": { "type": "object", "description": "The fields of a post to change; omitted fields keep their values. Length limits apply after cleaning\n(trimming, Unicode NFC, removal of markup).\n", "additionalProperties": false, "minProperties": 1, "properties": { "title": { "type": "string", "description": "The headline: plain text, not empty. Markup is removed.", "minLength": 1, "maxLength": 255 }, "slug": { "type": "string", "description": "Lower-case words joined by hyphens, unique among posts. Links with the old slug stop working.\n", "minLength": 1, "maxLength": 255, "pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$", "x-pattern-name": "slug" }, "excerpt": { "type": ["string", "null"], "description": "A summary in plain text; null removes it.", "maxLength": 500 }, "body": { "type": "string", "format": "html", "description": "The full text: HTML, from which anything unsafe is removed.", "maxLength": 1e5 }, "status": { "type": "string", "description": "Only writers see `draft` and `archived` posts; a `scheduled` post becomes `published` at its\n`publishAt`.\n", "enum": ["draft", "scheduled", "published", "archived"] }, "publishAt": { "type": ["string", "null"], "format": "date-time", "description": "When to publish a scheduled post: a future time with a UTC offset (RFC 3339). If omitted, it\nkeeps its value. Null for any other status.\n", "maxLength": 40 }, "tags": { "type": "array", "description": "The tags: plain text, without duplicates. They replace the previous ones.", "maxItems": 20, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 50 } } } } }, "required": ["requestBody"] };
    function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate39.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.requestBody === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestBody" }, message: "must have required property 'requestBody'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.requestBody !== void 0) {
          let data0 = data.requestBody;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (Object.keys(data0).length < 1) {
              const err1 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "title" || key0 === "slug" || key0 === "excerpt" || key0 === "body" || key0 === "status" || key0 === "publishAt" || key0 === "tags")) {
                const err2 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            if (data0.title !== void 0) {
              let data1 = data0.title;
              if (typeof data1 === "string") {
                if (func1(data1) > 255) {
                  const err3 = { instancePath: instancePath + "/requestBody/title", schemaPath: "#/properties/requestBody/properties/title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                }
                if (func1(data1) < 1) {
                  const err4 = { instancePath: instancePath + "/requestBody/title", schemaPath: "#/properties/requestBody/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
              } else {
                const err5 = { instancePath: instancePath + "/requestBody/title", schemaPath: "#/properties/requestBody/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (data0.slug !== void 0) {
              let data2 = data0.slug;
              if (typeof data2 === "string") {
                if (func1(data2) > 255) {
                  const err6 = { instancePath: instancePath + "/requestBody/slug", schemaPath: "#/properties/requestBody/properties/slug/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
                if (func1(data2) < 1) {
                  const err7 = { instancePath: instancePath + "/requestBody/slug", schemaPath: "#/properties/requestBody/properties/slug/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (!pattern6.test(data2)) {
                  const err8 = { instancePath: instancePath + "/requestBody/slug", schemaPath: "#/properties/requestBody/properties/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:-[a-z0-9]+)*$"' };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
              } else {
                const err9 = { instancePath: instancePath + "/requestBody/slug", schemaPath: "#/properties/requestBody/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data0.excerpt !== void 0) {
              let data3 = data0.excerpt;
              if (typeof data3 !== "string" && data3 !== null) {
                const err10 = { instancePath: instancePath + "/requestBody/excerpt", schemaPath: "#/properties/requestBody/properties/excerpt/type", keyword: "type", params: { type: schema50.properties.requestBody.properties.excerpt.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
              if (typeof data3 === "string") {
                if (func1(data3) > 500) {
                  const err11 = { instancePath: instancePath + "/requestBody/excerpt", schemaPath: "#/properties/requestBody/properties/excerpt/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
              }
            }
            if (data0.body !== void 0) {
              let data4 = data0.body;
              if (typeof data4 === "string") {
                if (func1(data4) > 1e5) {
                  const err12 = { instancePath: instancePath + "/requestBody/body", schemaPath: "#/properties/requestBody/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              } else {
                const err13 = { instancePath: instancePath + "/requestBody/body", schemaPath: "#/properties/requestBody/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data0.status !== void 0) {
              let data5 = data0.status;
              if (typeof data5 !== "string") {
                const err14 = { instancePath: instancePath + "/requestBody/status", schemaPath: "#/properties/requestBody/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
              if (!(data5 === "draft" || data5 === "scheduled" || data5 === "published" || data5 === "archived")) {
                const err15 = { instancePath: instancePath + "/requestBody/status", schemaPath: "#/properties/requestBody/properties/status/enum", keyword: "enum", params: { allowedValues: schema50.properties.requestBody.properties.status.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data0.publishAt !== void 0) {
              let data6 = data0.publishAt;
              if (typeof data6 !== "string" && data6 !== null) {
                const err16 = { instancePath: instancePath + "/requestBody/publishAt", schemaPath: "#/properties/requestBody/properties/publishAt/type", keyword: "type", params: { type: schema50.properties.requestBody.properties.publishAt.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
              if (typeof data6 === "string") {
                if (func1(data6) > 40) {
                  const err17 = { instancePath: instancePath + "/requestBody/publishAt", schemaPath: "#/properties/requestBody/properties/publishAt/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
                if (!formats8(data6)) {
                  const err18 = { instancePath: instancePath + "/requestBody/publishAt", schemaPath: "#/properties/requestBody/properties/publishAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
              }
            }
            if (data0.tags !== void 0) {
              let data7 = data0.tags;
              if (Array.isArray(data7)) {
                if (data7.length > 20) {
                  const err19 = { instancePath: instancePath + "/requestBody/tags", schemaPath: "#/properties/requestBody/properties/tags/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
                const len0 = data7.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data8 = data7[i0];
                  if (typeof data8 === "string") {
                    if (func1(data8) > 50) {
                      const err20 = { instancePath: instancePath + "/requestBody/tags/" + i0, schemaPath: "#/properties/requestBody/properties/tags/items/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
                      if (vErrors === null) {
                        vErrors = [err20];
                      } else {
                        vErrors.push(err20);
                      }
                      errors++;
                    }
                    if (func1(data8) < 1) {
                      const err21 = { instancePath: instancePath + "/requestBody/tags/" + i0, schemaPath: "#/properties/requestBody/properties/tags/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err21];
                      } else {
                        vErrors.push(err21);
                      }
                      errors++;
                    }
                  } else {
                    const err22 = { instancePath: instancePath + "/requestBody/tags/" + i0, schemaPath: "#/properties/requestBody/properties/tags/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err22];
                    } else {
                      vErrors.push(err22);
                    }
                    errors++;
                  }
                }
                let i1 = data7.length;
                let j0;
                if (i1 > 1) {
                  const indices0 = {};
                  for (; i1--; ) {
                    let item0 = data7[i1];
                    if (typeof item0 !== "string") {
                      continue;
                    }
                    if (typeof indices0[item0] == "number") {
                      j0 = indices0[item0];
                      const err23 = { instancePath: instancePath + "/requestBody/tags", schemaPath: "#/properties/requestBody/properties/tags/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                      if (vErrors === null) {
                        vErrors = [err23];
                      } else {
                        vErrors.push(err23);
                      }
                      errors++;
                      break;
                    }
                    indices0[item0] = i1;
                  }
                }
              } else {
                const err24 = { instancePath: instancePath + "/requestBody/tags", schemaPath: "#/properties/requestBody/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
          } else {
            const err25 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      } else {
        const err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      validate39.errors = vErrors;
      return errors === 0;
    }
    validate39.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.createApiKey = validate40;
    var schema51 = { "title": "Request", "type": "object", "additionalProperties": true, "properties": { "requestBody": { "type": "object", "description": "The purpose, scopes and expiry of a new key. Length limits apply after cleaning (trimming, Unicode\nNFC, removal of markup).\n", "additionalProperties": false, "required": ["name", "scopes"], "properties": { "name": { "type": "string", "description": "What the key is for, so that you recognise it later.", "minLength": 1, "maxLength": 100 }, "scopes": { "type": "array", "description": "What the key may do, without duplicates. Scopes cannot be changed later.", "minItems": 1, "maxItems": 50, "uniqueItems": true, "items": { "type": "string", "description": "What a key may do. Write scopes do not include reading: with only `posts:write`, a key can create\nposts but not read them. To change or delete a post, it also needs `posts:read`, because the\nresponse contains the post. Products are public, so `products:write` is sufficient. A minor version\nmay add values.\n", "maxLength": 50, "enum": ["products:read", "products:write", "posts:read", "posts:write"] } }, "expiresAt": { "type": ["string", "null"], "format": "date-time", "description": "When the key expires: a future time with a UTC offset (RFC 3339). Null or absent means never.\n", "maxLength": 40 } } } }, "required": ["requestBody"] };
    function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate40.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.requestBody === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestBody" }, message: "must have required property 'requestBody'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.requestBody !== void 0) {
          let data0 = data.requestBody;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.name === void 0) {
              const err1 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (data0.scopes === void 0) {
              const err2 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/required", keyword: "required", params: { missingProperty: "scopes" }, message: "must have required property 'scopes'" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "name" || key0 === "scopes" || key0 === "expiresAt")) {
                const err3 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            if (data0.name !== void 0) {
              let data1 = data0.name;
              if (typeof data1 === "string") {
                if (func1(data1) > 100) {
                  const err4 = { instancePath: instancePath + "/requestBody/name", schemaPath: "#/properties/requestBody/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if (func1(data1) < 1) {
                  const err5 = { instancePath: instancePath + "/requestBody/name", schemaPath: "#/properties/requestBody/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              } else {
                const err6 = { instancePath: instancePath + "/requestBody/name", schemaPath: "#/properties/requestBody/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
            if (data0.scopes !== void 0) {
              let data2 = data0.scopes;
              if (Array.isArray(data2)) {
                if (data2.length > 50) {
                  const err7 = { instancePath: instancePath + "/requestBody/scopes", schemaPath: "#/properties/requestBody/properties/scopes/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (data2.length < 1) {
                  const err8 = { instancePath: instancePath + "/requestBody/scopes", schemaPath: "#/properties/requestBody/properties/scopes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                const len0 = data2.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data3 = data2[i0];
                  if (!(data3 === "products:read" || data3 === "products:write" || data3 === "posts:read" || data3 === "posts:write")) {
                    const err9 = { instancePath: instancePath + "/requestBody/scopes/" + i0, schemaPath: "#/properties/requestBody/properties/scopes/items/enum", keyword: "enum", params: { allowedValues: schema51.properties.requestBody.properties.scopes.items.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err9];
                    } else {
                      vErrors.push(err9);
                    }
                    errors++;
                  }
                  if (typeof data3 === "string") {
                    if (func1(data3) > 50) {
                      const err10 = { instancePath: instancePath + "/requestBody/scopes/" + i0, schemaPath: "#/properties/requestBody/properties/scopes/items/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
                      if (vErrors === null) {
                        vErrors = [err10];
                      } else {
                        vErrors.push(err10);
                      }
                      errors++;
                    }
                  } else {
                    const err11 = { instancePath: instancePath + "/requestBody/scopes/" + i0, schemaPath: "#/properties/requestBody/properties/scopes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err11];
                    } else {
                      vErrors.push(err11);
                    }
                    errors++;
                  }
                }
                let i1 = data2.length;
                let j0;
                if (i1 > 1) {
                  const indices0 = {};
                  for (; i1--; ) {
                    let item0 = data2[i1];
                    if (typeof item0 !== "string") {
                      continue;
                    }
                    if (typeof indices0[item0] == "number") {
                      j0 = indices0[item0];
                      const err12 = { instancePath: instancePath + "/requestBody/scopes", schemaPath: "#/properties/requestBody/properties/scopes/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                      if (vErrors === null) {
                        vErrors = [err12];
                      } else {
                        vErrors.push(err12);
                      }
                      errors++;
                      break;
                    }
                    indices0[item0] = i1;
                  }
                }
              } else {
                const err13 = { instancePath: instancePath + "/requestBody/scopes", schemaPath: "#/properties/requestBody/properties/scopes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data0.expiresAt !== void 0) {
              let data4 = data0.expiresAt;
              if (typeof data4 !== "string" && data4 !== null) {
                const err14 = { instancePath: instancePath + "/requestBody/expiresAt", schemaPath: "#/properties/requestBody/properties/expiresAt/type", keyword: "type", params: { type: schema51.properties.requestBody.properties.expiresAt.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
              if (typeof data4 === "string") {
                if (func1(data4) > 40) {
                  const err15 = { instancePath: instancePath + "/requestBody/expiresAt", schemaPath: "#/properties/requestBody/properties/expiresAt/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                if (!formats8(data4)) {
                  const err16 = { instancePath: instancePath + "/requestBody/expiresAt", schemaPath: "#/properties/requestBody/properties/expiresAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err17 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
      } else {
        const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      validate40.errors = vErrors;
      return errors === 0;
    }
    validate40.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.rotateApiKey = validate41;
    function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate41.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.requestBody === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestBody" }, message: "must have required property 'requestBody'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.requestBody !== void 0) {
          let data0 = data.requestBody;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.overlapSeconds === void 0) {
              data0.overlapSeconds = 86400;
            }
            for (const key0 in data0) {
              if (!(key0 === "overlapSeconds")) {
                const err1 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
            }
            let data1 = data0.overlapSeconds;
            if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
              const err2 = { instancePath: instancePath + "/requestBody/overlapSeconds", schemaPath: "#/properties/requestBody/properties/overlapSeconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (typeof data1 == "number" && isFinite(data1)) {
              if (data1 > 2592e3 || isNaN(data1)) {
                const err3 = { instancePath: instancePath + "/requestBody/overlapSeconds", schemaPath: "#/properties/requestBody/properties/overlapSeconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2592e3 }, message: "must be <= 2592000" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
              if (data1 < 0 || isNaN(data1)) {
                const err4 = { instancePath: instancePath + "/requestBody/overlapSeconds", schemaPath: "#/properties/requestBody/properties/overlapSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
            }
          } else {
            const err5 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
      } else {
        const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      validate41.errors = vErrors;
      return errors === 0;
    }
    validate41.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.createUser = validate42;
    var schema53 = { "title": "Request", "type": "object", "additionalProperties": true, "properties": { "requestBody": { "type": "object", "description": "A new user. Length limits apply after cleaning (trimming, Unicode NFC, removal of markup).\n", "additionalProperties": false, "required": ["username", "password", "role"], "properties": { "username": { "type": "string", "description": "The name that the person signs in with: letters (with accents and vowel signs) and digits of any\nscript, and `.`, `_`, `@`, `+`, `-`. Unique regardless of case, and stored in lower case.\n", "minLength": 1, "maxLength": 64, "x-pattern-name": "username", "pattern": "^[\\p{L}\\p{N}._@+-][\\p{L}\\p{M}\\p{N}._@+-]*$" }, "displayName": { "type": "string", "description": "Their name as readers see it. The default is the username.", "minLength": 1, "maxLength": 100 }, "password": { "type": "string", "format": "password", "description": "12 to 256 characters of any kind, counted in Unicode NFC, and not easy to guess: no common\npassword, sequence, repetition, username or name of the service, nor simple variations of these\n(`guessable`). The strength check looks at the first 32 characters. Used exactly as sent.\n", "minLength": 12, "maxLength": 256 }, "role": { "type": "string", "description": "What a person may do; each role includes the ones before it. A `viewer` reads. An `author` also\nwrites and publishes posts, but changes and deletes only their own. An `editor` changes all posts\nand products. An `admin` manages users and API keys. A minor version may add values.\n", "maxLength": 50, "enum": ["viewer", "author", "editor", "admin"] } } } }, "required": ["requestBody"] };
    var pattern8 = new RegExp("^[\\p{L}\\p{N}._@+-][\\p{L}\\p{M}\\p{N}._@+-]*$", "u");
    function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate42.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.requestBody === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestBody" }, message: "must have required property 'requestBody'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.requestBody !== void 0) {
          let data0 = data.requestBody;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.username === void 0) {
              const err1 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/required", keyword: "required", params: { missingProperty: "username" }, message: "must have required property 'username'" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (data0.password === void 0) {
              const err2 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/required", keyword: "required", params: { missingProperty: "password" }, message: "must have required property 'password'" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (data0.role === void 0) {
              const err3 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "username" || key0 === "displayName" || key0 === "password" || key0 === "role")) {
                const err4 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
            }
            if (data0.username !== void 0) {
              let data1 = data0.username;
              if (typeof data1 === "string") {
                if (func1(data1) > 64) {
                  const err5 = { instancePath: instancePath + "/requestBody/username", schemaPath: "#/properties/requestBody/properties/username/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
                if (func1(data1) < 1) {
                  const err6 = { instancePath: instancePath + "/requestBody/username", schemaPath: "#/properties/requestBody/properties/username/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
                if (!pattern8.test(data1)) {
                  const err7 = { instancePath: instancePath + "/requestBody/username", schemaPath: "#/properties/requestBody/properties/username/pattern", keyword: "pattern", params: { pattern: "^[\\p{L}\\p{N}._@+-][\\p{L}\\p{M}\\p{N}._@+-]*$" }, message: 'must match pattern "^[\\p{L}\\p{N}._@+-][\\p{L}\\p{M}\\p{N}._@+-]*$"' };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
              } else {
                const err8 = { instancePath: instancePath + "/requestBody/username", schemaPath: "#/properties/requestBody/properties/username/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data0.displayName !== void 0) {
              let data2 = data0.displayName;
              if (typeof data2 === "string") {
                if (func1(data2) > 100) {
                  const err9 = { instancePath: instancePath + "/requestBody/displayName", schemaPath: "#/properties/requestBody/properties/displayName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if (func1(data2) < 1) {
                  const err10 = { instancePath: instancePath + "/requestBody/displayName", schemaPath: "#/properties/requestBody/properties/displayName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
              } else {
                const err11 = { instancePath: instancePath + "/requestBody/displayName", schemaPath: "#/properties/requestBody/properties/displayName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (data0.password !== void 0) {
              let data3 = data0.password;
              if (typeof data3 === "string") {
                if (func1(data3) > 256) {
                  const err12 = { instancePath: instancePath + "/requestBody/password", schemaPath: "#/properties/requestBody/properties/password/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                if (func1(data3) < 12) {
                  const err13 = { instancePath: instancePath + "/requestBody/password", schemaPath: "#/properties/requestBody/properties/password/minLength", keyword: "minLength", params: { limit: 12 }, message: "must NOT have fewer than 12 characters" };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              } else {
                const err14 = { instancePath: instancePath + "/requestBody/password", schemaPath: "#/properties/requestBody/properties/password/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data0.role !== void 0) {
              let data4 = data0.role;
              if (!(data4 === "viewer" || data4 === "author" || data4 === "editor" || data4 === "admin")) {
                const err15 = { instancePath: instancePath + "/requestBody/role", schemaPath: "#/properties/requestBody/properties/role/enum", keyword: "enum", params: { allowedValues: schema53.properties.requestBody.properties.role.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
              if (typeof data4 === "string") {
                if (func1(data4) > 50) {
                  const err16 = { instancePath: instancePath + "/requestBody/role", schemaPath: "#/properties/requestBody/properties/role/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
              } else {
                const err17 = { instancePath: instancePath + "/requestBody/role", schemaPath: "#/properties/requestBody/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
          } else {
            const err18 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      validate42.errors = vErrors;
      return errors === 0;
    }
    validate42.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.updateUser = validate43;
    var schema54 = { "title": "Request", "type": "object", "additionalProperties": true, "properties": { "requestBody": { "type": "object", "description": "The fields of a user to change; omitted fields keep their values. Length limits apply after cleaning\n(trimming, Unicode NFC, removal of markup).\n", "additionalProperties": false, "minProperties": 1, "properties": { "displayName": { "type": "string", "description": "The name that readers see, for example with posts.", "minLength": 1, "maxLength": 100 }, "password": { "type": "string", "format": "password", "description": "A new password of 12 to 256 characters, counted in Unicode NFC, and not easy to guess\n(`guessable`), as in `UserCreate`. Ends all logins of the person. You cannot set your own\npassword here.\n", "minLength": 12, "maxLength": 256 }, "role": { "type": "string", "description": "What a person may do; each role includes the ones before it. A `viewer` reads. An `author` also\nwrites and publishes posts, but changes and deletes only their own. An `editor` changes all posts\nand products. An `admin` manages users and API keys. A minor version may add values.\n", "maxLength": 50, "enum": ["viewer", "author", "editor", "admin"] }, "disabled": { "type": "boolean", "description": "Whether the person is prevented from signing in. True ends all their logins." } } } }, "required": ["requestBody"] };
    function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate43.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.requestBody === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestBody" }, message: "must have required property 'requestBody'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.requestBody !== void 0) {
          let data0 = data.requestBody;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (Object.keys(data0).length < 1) {
              const err1 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "displayName" || key0 === "password" || key0 === "role" || key0 === "disabled")) {
                const err2 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            if (data0.displayName !== void 0) {
              let data1 = data0.displayName;
              if (typeof data1 === "string") {
                if (func1(data1) > 100) {
                  const err3 = { instancePath: instancePath + "/requestBody/displayName", schemaPath: "#/properties/requestBody/properties/displayName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                }
                if (func1(data1) < 1) {
                  const err4 = { instancePath: instancePath + "/requestBody/displayName", schemaPath: "#/properties/requestBody/properties/displayName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
              } else {
                const err5 = { instancePath: instancePath + "/requestBody/displayName", schemaPath: "#/properties/requestBody/properties/displayName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (data0.password !== void 0) {
              let data2 = data0.password;
              if (typeof data2 === "string") {
                if (func1(data2) > 256) {
                  const err6 = { instancePath: instancePath + "/requestBody/password", schemaPath: "#/properties/requestBody/properties/password/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
                if (func1(data2) < 12) {
                  const err7 = { instancePath: instancePath + "/requestBody/password", schemaPath: "#/properties/requestBody/properties/password/minLength", keyword: "minLength", params: { limit: 12 }, message: "must NOT have fewer than 12 characters" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
              } else {
                const err8 = { instancePath: instancePath + "/requestBody/password", schemaPath: "#/properties/requestBody/properties/password/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data0.role !== void 0) {
              let data3 = data0.role;
              if (!(data3 === "viewer" || data3 === "author" || data3 === "editor" || data3 === "admin")) {
                const err9 = { instancePath: instancePath + "/requestBody/role", schemaPath: "#/properties/requestBody/properties/role/enum", keyword: "enum", params: { allowedValues: schema54.properties.requestBody.properties.role.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
              if (typeof data3 === "string") {
                if (func1(data3) > 50) {
                  const err10 = { instancePath: instancePath + "/requestBody/role", schemaPath: "#/properties/requestBody/properties/role/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
              } else {
                const err11 = { instancePath: instancePath + "/requestBody/role", schemaPath: "#/properties/requestBody/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (data0.disabled !== void 0) {
              if (typeof data0.disabled !== "boolean") {
                const err12 = { instancePath: instancePath + "/requestBody/disabled", schemaPath: "#/properties/requestBody/properties/disabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
          } else {
            const err13 = { instancePath: instancePath + "/requestBody", schemaPath: "#/properties/requestBody/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      validate43.errors = vErrors;
      return errors === 0;
    }
    validate43.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  }
});

// virtual:contract-parameters
var require_contract_parameters = __commonJS({
  "virtual:contract-parameters"(exports) {
    "use strict";
    exports.login = validate52;
    function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate52.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            for (const key0 in data0) {
              const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data1 = data.query;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            for (const key1 in data1) {
              const err2 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data2 = data.header;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
          } else {
            const err4 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data3 = data.cookie;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
          } else {
            const err5 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
      } else {
        const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      validate52.errors = vErrors;
      return errors === 0;
    }
    validate52.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.refreshTokens = validate53;
    function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate53.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            for (const key0 in data0) {
              const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data1 = data.query;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            for (const key1 in data1) {
              const err2 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data2 = data.header;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
          } else {
            const err4 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data3 = data.cookie;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
          } else {
            const err5 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
      } else {
        const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      validate53.errors = vErrors;
      return errors === 0;
    }
    validate53.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.logout = validate54;
    function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate54.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            for (const key0 in data0) {
              const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data1 = data.query;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            for (const key1 in data1) {
              const err2 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data2 = data.header;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
          } else {
            const err4 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data3 = data.cookie;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
          } else {
            const err5 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
      } else {
        const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      validate54.errors = vErrors;
      return errors === 0;
    }
    validate54.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.getCurrentUser = validate55;
    var func1 = require_ucs2length().default;
    function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate55.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            for (const key0 in data0) {
              const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data1 = data.query;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            for (const key1 in data1) {
              const err2 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data2 = data.header;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2["if-none-match"] !== void 0) {
              let data3 = data2["if-none-match"];
              if (typeof data3 === "string") {
                if (func1(data3) > 1e3) {
                  const err4 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if (func1(data3) < 1) {
                  const err5 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              } else {
                const err6 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
          } else {
            const err7 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data4 = data.cookie;
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
          } else {
            const err8 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      } else {
        const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      validate55.errors = vErrors;
      return errors === 0;
    }
    validate55.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.updateCurrentUser = validate56;
    function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate56.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.header === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" }, message: "must have required property 'header'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            for (const key0 in data0) {
              const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
          } else {
            const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data1 = data.query;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            for (const key1 in data1) {
              const err3 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          } else {
            const err4 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data2 = data.header;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2["if-match"] === void 0) {
              const err5 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/required", keyword: "required", params: { missingProperty: "if-match" }, message: "must have required property 'if-match'" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data2["if-match"] !== void 0) {
              let data3 = data2["if-match"];
              if (typeof data3 === "string") {
                if (func1(data3) > 1e3) {
                  const err6 = { instancePath: instancePath + "/header/if-match", schemaPath: "#/properties/header/properties/if-match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
                if (func1(data3) < 1) {
                  const err7 = { instancePath: instancePath + "/header/if-match", schemaPath: "#/properties/header/properties/if-match/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
              } else {
                const err8 = { instancePath: instancePath + "/header/if-match", schemaPath: "#/properties/header/properties/if-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
          } else {
            const err9 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data4 = data.cookie;
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
          } else {
            const err10 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      validate56.errors = vErrors;
      return errors === 0;
    }
    validate56.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.changePassword = validate57;
    function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate57.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            for (const key0 in data0) {
              const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data1 = data.query;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            for (const key1 in data1) {
              const err2 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data2 = data.header;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
          } else {
            const err4 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data3 = data.cookie;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
          } else {
            const err5 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
      } else {
        const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      validate57.errors = vErrors;
      return errors === 0;
    }
    validate57.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.listSessions = validate58;
    var pattern4 = new RegExp("^[A-Za-z0-9_.-]+$", "u");
    function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate58.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            for (const key0 in data0) {
              const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data1 = data.query;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.limit === void 0) {
              data1.limit = 10;
            }
            for (const key1 in data1) {
              if (!(key1 === "limit" || key1 === "cursor" || key1 === "count")) {
                const err2 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            let data2 = data1.limit;
            if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
              const err3 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (typeof data2 == "number" && isFinite(data2)) {
              if (data2 > 100 || isNaN(data2)) {
                const err4 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (data2 < 1 || isNaN(data2)) {
                const err5 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (data1.cursor !== void 0) {
              let data3 = data1.cursor;
              if (typeof data3 === "string") {
                if (func1(data3) > 2048) {
                  const err6 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
                if (func1(data3) < 1) {
                  const err7 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (!pattern4.test(data3)) {
                  const err8 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]+$" }, message: 'must match pattern "^[A-Za-z0-9_.-]+$"' };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
              } else {
                const err9 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data1.count !== void 0) {
              if (typeof data1.count !== "boolean") {
                const err10 = { instancePath: instancePath + "/query/count", schemaPath: "#/properties/query/properties/count/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
          } else {
            const err11 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data5 = data.header;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5["if-none-match"] !== void 0) {
              let data6 = data5["if-none-match"];
              if (typeof data6 === "string") {
                if (func1(data6) > 1e3) {
                  const err12 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                if (func1(data6) < 1) {
                  const err13 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              } else {
                const err14 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
          } else {
            const err15 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data7 = data.cookie;
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
          } else {
            const err16 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
      } else {
        const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      validate58.errors = vErrors;
      return errors === 0;
    }
    validate58.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.revokeSession = validate59;
    var formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
    function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate59.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.sessionId === void 0) {
              const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "sessionId" }, message: "must have required property 'sessionId'" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "sessionId")) {
                const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            if (data0.sessionId !== void 0) {
              let data1 = data0.sessionId;
              if (typeof data1 === "string") {
                if (func1(data1) > 36) {
                  const err3 = { instancePath: instancePath + "/path/sessionId", schemaPath: "#/properties/path/properties/sessionId/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                }
                if (func1(data1) < 36) {
                  const err4 = { instancePath: instancePath + "/path/sessionId", schemaPath: "#/properties/path/properties/sessionId/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if (!formats0.test(data1)) {
                  const err5 = { instancePath: instancePath + "/path/sessionId", schemaPath: "#/properties/path/properties/sessionId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              } else {
                const err6 = { instancePath: instancePath + "/path/sessionId", schemaPath: "#/properties/path/properties/sessionId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
          } else {
            const err7 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data2 = data.query;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            for (const key1 in data2) {
              const err8 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data3 = data.header;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
          } else {
            const err10 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data4 = data.cookie;
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
          } else {
            const err11 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      validate59.errors = vErrors;
      return errors === 0;
    }
    validate59.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.listProducts = validate60;
    var schema71 = { "title": "Request", "type": "object", "additionalProperties": true, "properties": { "path": { "type": "object", "additionalProperties": false, "properties": {}, "required": [] }, "query": { "type": "object", "properties": { "limit": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 10, "default": 10 }, "cursor": { "type": "string", "minLength": 1, "maxLength": 2048, "pattern": "^[A-Za-z0-9_.-]+$", "x-pattern-name": "cursor" }, "q": { "type": "string", "minLength": 1, "maxLength": 100 }, "minPrice": { "type": "number", "format": "decimal", "minimum": 0, "maximum": 99999999999999e-4 }, "maxPrice": { "type": "number", "format": "decimal", "minimum": 0, "maximum": 99999999999999e-4 }, "createdFrom": { "type": "string", "format": "date-time", "maxLength": 40 }, "createdTo": { "type": "string", "format": "date-time", "maxLength": 40 }, "sort": { "type": "string", "description": "The sort orders of products; `-` means descending. `price` compares the numbers, regardless of\ncurrency.\n", "enum": ["id", "-id", "name", "-name", "price", "-price", "createdAt", "-createdAt", "updatedAt", "-updatedAt"], "x-enum-varnames": ["PRODUCT_ID_ASC", "PRODUCT_ID_DESC", "PRODUCT_NAME_ASC", "PRODUCT_NAME_DESC", "PRODUCT_PRICE_ASC", "PRODUCT_PRICE_DESC", "PRODUCT_CREATED_AT_ASC", "PRODUCT_CREATED_AT_DESC", "PRODUCT_UPDATED_AT_ASC", "PRODUCT_UPDATED_AT_DESC"] }, "count": { "type": "boolean" }, "ids": { "type": "array", "items": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "minItems": 1, "maxItems": 10 }, "sku": { "type": "string", "minLength": 1, "maxLength": 64 }, "updatedFrom": { "type": "string", "format": "date-time", "maxLength": 40 }, "updatedTo": { "type": "string", "format": "date-time", "maxLength": 40 }, "status": { "type": "array", "items": { "type": "string", "description": "The `status` of the products to list; `all` stands for all of them.", "enum": ["draft", "published", "all"], "x-enum-varnames": ["PRODUCT_FILTER_DRAFT", "PRODUCT_FILTER_PUBLISHED", "PRODUCT_FILTER_ALL"] }, "minItems": 1, "maxItems": 3 }, "currency": { "type": "string", "format": "currency", "description": "The currency of an amount: an ISO 4217 code in capital letters. The service accepts the codes that\nUnicode CLDR lists. A new product without one gets the default currency of the service, and keeps it\nwhen that setting changes.\n", "maxLength": 3 }, "fields": { "type": "array", "items": { "type": "string", "description": "The field names of products, for the `fields` parameter.", "enum": ["id", "name", "price", "currency", "sku", "description", "status", "createdAt", "updatedAt", "version", "createdBy", "updatedBy"], "x-enum-varnames": ["PRODUCT_FIELD_ID", "PRODUCT_FIELD_NAME", "PRODUCT_FIELD_PRICE", "PRODUCT_FIELD_CURRENCY", "PRODUCT_FIELD_SKU", "PRODUCT_FIELD_DESCRIPTION", "PRODUCT_FIELD_STATUS", "PRODUCT_FIELD_CREATED_AT", "PRODUCT_FIELD_UPDATED_AT", "PRODUCT_FIELD_VERSION", "PRODUCT_FIELD_CREATED_BY", "PRODUCT_FIELD_UPDATED_BY"] }, "minItems": 1, "maxItems": 50 } }, "additionalProperties": false, "required": [] }, "header": { "type": "object", "additionalProperties": true, "properties": { "if-none-match": { "type": "string", "minLength": 1, "maxLength": 1e3 } }, "required": [] }, "cookie": { "type": "object", "additionalProperties": true, "properties": {}, "required": [] } }, "required": [] };
    var func11 = Object.prototype.hasOwnProperty;
    var formats2 = (init_formats(), __toCommonJS(formats_exports)).formats.decimal;
    var formats6 = (init_formats(), __toCommonJS(formats_exports)).formats["date-time"];
    var formats14 = (init_formats(), __toCommonJS(formats_exports)).formats.currency;
    function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate60.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            for (const key0 in data0) {
              const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data1 = data.query;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.limit === void 0) {
              data1.limit = 10;
            }
            for (const key1 in data1) {
              if (!func11.call(schema71.properties.query.properties, key1)) {
                const err2 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            let data2 = data1.limit;
            if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
              const err3 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (typeof data2 == "number" && isFinite(data2)) {
              if (data2 > 10 || isNaN(data2)) {
                const err4 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 }, message: "must be <= 10" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (data2 < 1 || isNaN(data2)) {
                const err5 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (data1.cursor !== void 0) {
              let data3 = data1.cursor;
              if (typeof data3 === "string") {
                if (func1(data3) > 2048) {
                  const err6 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
                if (func1(data3) < 1) {
                  const err7 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (!pattern4.test(data3)) {
                  const err8 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]+$" }, message: 'must match pattern "^[A-Za-z0-9_.-]+$"' };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
              } else {
                const err9 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data1.q !== void 0) {
              let data4 = data1.q;
              if (typeof data4 === "string") {
                if (func1(data4) > 100) {
                  const err10 = { instancePath: instancePath + "/query/q", schemaPath: "#/properties/query/properties/q/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                if (func1(data4) < 1) {
                  const err11 = { instancePath: instancePath + "/query/q", schemaPath: "#/properties/query/properties/q/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
              } else {
                const err12 = { instancePath: instancePath + "/query/q", schemaPath: "#/properties/query/properties/q/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (data1.minPrice !== void 0) {
              let data5 = data1.minPrice;
              if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 > 99999999999999e-4 || isNaN(data5)) {
                  const err13 = { instancePath: instancePath + "/query/minPrice", schemaPath: "#/properties/query/properties/minPrice/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999999e-4 }, message: "must be <= 9999999999.9999" };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                if (data5 < 0 || isNaN(data5)) {
                  const err14 = { instancePath: instancePath + "/query/minPrice", schemaPath: "#/properties/query/properties/minPrice/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
                if (!formats2.validate(data5)) {
                  const err15 = { instancePath: instancePath + "/query/minPrice", schemaPath: "#/properties/query/properties/minPrice/format", keyword: "format", params: { format: "decimal" }, message: 'must match format "decimal"' };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
              } else {
                const err16 = { instancePath: instancePath + "/query/minPrice", schemaPath: "#/properties/query/properties/minPrice/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data1.maxPrice !== void 0) {
              let data6 = data1.maxPrice;
              if (typeof data6 == "number" && isFinite(data6)) {
                if (data6 > 99999999999999e-4 || isNaN(data6)) {
                  const err17 = { instancePath: instancePath + "/query/maxPrice", schemaPath: "#/properties/query/properties/maxPrice/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999999e-4 }, message: "must be <= 9999999999.9999" };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
                if (data6 < 0 || isNaN(data6)) {
                  const err18 = { instancePath: instancePath + "/query/maxPrice", schemaPath: "#/properties/query/properties/maxPrice/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
                if (!formats2.validate(data6)) {
                  const err19 = { instancePath: instancePath + "/query/maxPrice", schemaPath: "#/properties/query/properties/maxPrice/format", keyword: "format", params: { format: "decimal" }, message: 'must match format "decimal"' };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              } else {
                const err20 = { instancePath: instancePath + "/query/maxPrice", schemaPath: "#/properties/query/properties/maxPrice/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
            if (data1.createdFrom !== void 0) {
              let data7 = data1.createdFrom;
              if (typeof data7 === "string") {
                if (func1(data7) > 40) {
                  const err21 = { instancePath: instancePath + "/query/createdFrom", schemaPath: "#/properties/query/properties/createdFrom/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
                if (!formats6(data7)) {
                  const err22 = { instancePath: instancePath + "/query/createdFrom", schemaPath: "#/properties/query/properties/createdFrom/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
              } else {
                const err23 = { instancePath: instancePath + "/query/createdFrom", schemaPath: "#/properties/query/properties/createdFrom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data1.createdTo !== void 0) {
              let data8 = data1.createdTo;
              if (typeof data8 === "string") {
                if (func1(data8) > 40) {
                  const err24 = { instancePath: instancePath + "/query/createdTo", schemaPath: "#/properties/query/properties/createdTo/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
                if (!formats6(data8)) {
                  const err25 = { instancePath: instancePath + "/query/createdTo", schemaPath: "#/properties/query/properties/createdTo/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
              } else {
                const err26 = { instancePath: instancePath + "/query/createdTo", schemaPath: "#/properties/query/properties/createdTo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data1.sort !== void 0) {
              let data9 = data1.sort;
              if (typeof data9 !== "string") {
                const err27 = { instancePath: instancePath + "/query/sort", schemaPath: "#/properties/query/properties/sort/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
              if (!(data9 === "id" || data9 === "-id" || data9 === "name" || data9 === "-name" || data9 === "price" || data9 === "-price" || data9 === "createdAt" || data9 === "-createdAt" || data9 === "updatedAt" || data9 === "-updatedAt")) {
                const err28 = { instancePath: instancePath + "/query/sort", schemaPath: "#/properties/query/properties/sort/enum", keyword: "enum", params: { allowedValues: schema71.properties.query.properties.sort.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
            if (data1.count !== void 0) {
              if (typeof data1.count !== "boolean") {
                const err29 = { instancePath: instancePath + "/query/count", schemaPath: "#/properties/query/properties/count/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            }
            if (data1.ids !== void 0) {
              let data11 = data1.ids;
              if (Array.isArray(data11)) {
                if (data11.length > 10) {
                  const err30 = { instancePath: instancePath + "/query/ids", schemaPath: "#/properties/query/properties/ids/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
                if (data11.length < 1) {
                  const err31 = { instancePath: instancePath + "/query/ids", schemaPath: "#/properties/query/properties/ids/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
                const len0 = data11.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data12 = data11[i0];
                  if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                    const err32 = { instancePath: instancePath + "/query/ids/" + i0, schemaPath: "#/properties/query/properties/ids/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err32];
                    } else {
                      vErrors.push(err32);
                    }
                    errors++;
                  }
                  if (typeof data12 == "number" && isFinite(data12)) {
                    if (data12 > 2147483647 || isNaN(data12)) {
                      const err33 = { instancePath: instancePath + "/query/ids/" + i0, schemaPath: "#/properties/query/properties/ids/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err33];
                      } else {
                        vErrors.push(err33);
                      }
                      errors++;
                    }
                    if (data12 < 1 || isNaN(data12)) {
                      const err34 = { instancePath: instancePath + "/query/ids/" + i0, schemaPath: "#/properties/query/properties/ids/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err34];
                      } else {
                        vErrors.push(err34);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err35 = { instancePath: instancePath + "/query/ids", schemaPath: "#/properties/query/properties/ids/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
            }
            if (data1.sku !== void 0) {
              let data13 = data1.sku;
              if (typeof data13 === "string") {
                if (func1(data13) > 64) {
                  const err36 = { instancePath: instancePath + "/query/sku", schemaPath: "#/properties/query/properties/sku/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
                if (func1(data13) < 1) {
                  const err37 = { instancePath: instancePath + "/query/sku", schemaPath: "#/properties/query/properties/sku/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
              } else {
                const err38 = { instancePath: instancePath + "/query/sku", schemaPath: "#/properties/query/properties/sku/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
            if (data1.updatedFrom !== void 0) {
              let data14 = data1.updatedFrom;
              if (typeof data14 === "string") {
                if (func1(data14) > 40) {
                  const err39 = { instancePath: instancePath + "/query/updatedFrom", schemaPath: "#/properties/query/properties/updatedFrom/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err39];
                  } else {
                    vErrors.push(err39);
                  }
                  errors++;
                }
                if (!formats6(data14)) {
                  const err40 = { instancePath: instancePath + "/query/updatedFrom", schemaPath: "#/properties/query/properties/updatedFrom/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err40];
                  } else {
                    vErrors.push(err40);
                  }
                  errors++;
                }
              } else {
                const err41 = { instancePath: instancePath + "/query/updatedFrom", schemaPath: "#/properties/query/properties/updatedFrom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err41];
                } else {
                  vErrors.push(err41);
                }
                errors++;
              }
            }
            if (data1.updatedTo !== void 0) {
              let data15 = data1.updatedTo;
              if (typeof data15 === "string") {
                if (func1(data15) > 40) {
                  const err42 = { instancePath: instancePath + "/query/updatedTo", schemaPath: "#/properties/query/properties/updatedTo/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err42];
                  } else {
                    vErrors.push(err42);
                  }
                  errors++;
                }
                if (!formats6(data15)) {
                  const err43 = { instancePath: instancePath + "/query/updatedTo", schemaPath: "#/properties/query/properties/updatedTo/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                }
              } else {
                const err44 = { instancePath: instancePath + "/query/updatedTo", schemaPath: "#/properties/query/properties/updatedTo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err44];
                } else {
                  vErrors.push(err44);
                }
                errors++;
              }
            }
            if (data1.status !== void 0) {
              let data16 = data1.status;
              if (Array.isArray(data16)) {
                if (data16.length > 3) {
                  const err45 = { instancePath: instancePath + "/query/status", schemaPath: "#/properties/query/properties/status/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
                if (data16.length < 1) {
                  const err46 = { instancePath: instancePath + "/query/status", schemaPath: "#/properties/query/properties/status/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                  if (vErrors === null) {
                    vErrors = [err46];
                  } else {
                    vErrors.push(err46);
                  }
                  errors++;
                }
                const len1 = data16.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data17 = data16[i1];
                  if (typeof data17 !== "string") {
                    const err47 = { instancePath: instancePath + "/query/status/" + i1, schemaPath: "#/properties/query/properties/status/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err47];
                    } else {
                      vErrors.push(err47);
                    }
                    errors++;
                  }
                  if (!(data17 === "draft" || data17 === "published" || data17 === "all")) {
                    const err48 = { instancePath: instancePath + "/query/status/" + i1, schemaPath: "#/properties/query/properties/status/items/enum", keyword: "enum", params: { allowedValues: schema71.properties.query.properties.status.items.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err48];
                    } else {
                      vErrors.push(err48);
                    }
                    errors++;
                  }
                }
              } else {
                const err49 = { instancePath: instancePath + "/query/status", schemaPath: "#/properties/query/properties/status/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err49];
                } else {
                  vErrors.push(err49);
                }
                errors++;
              }
            }
            if (data1.currency !== void 0) {
              let data18 = data1.currency;
              if (typeof data18 === "string") {
                if (func1(data18) > 3) {
                  const err50 = { instancePath: instancePath + "/query/currency", schemaPath: "#/properties/query/properties/currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
                  if (vErrors === null) {
                    vErrors = [err50];
                  } else {
                    vErrors.push(err50);
                  }
                  errors++;
                }
                if (!formats14(data18)) {
                  const err51 = { instancePath: instancePath + "/query/currency", schemaPath: "#/properties/query/properties/currency/format", keyword: "format", params: { format: "currency" }, message: 'must match format "currency"' };
                  if (vErrors === null) {
                    vErrors = [err51];
                  } else {
                    vErrors.push(err51);
                  }
                  errors++;
                }
              } else {
                const err52 = { instancePath: instancePath + "/query/currency", schemaPath: "#/properties/query/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
            }
            if (data1.fields !== void 0) {
              let data19 = data1.fields;
              if (Array.isArray(data19)) {
                if (data19.length > 50) {
                  const err53 = { instancePath: instancePath + "/query/fields", schemaPath: "#/properties/query/properties/fields/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
                  if (vErrors === null) {
                    vErrors = [err53];
                  } else {
                    vErrors.push(err53);
                  }
                  errors++;
                }
                if (data19.length < 1) {
                  const err54 = { instancePath: instancePath + "/query/fields", schemaPath: "#/properties/query/properties/fields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                  if (vErrors === null) {
                    vErrors = [err54];
                  } else {
                    vErrors.push(err54);
                  }
                  errors++;
                }
                const len2 = data19.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  let data20 = data19[i2];
                  if (typeof data20 !== "string") {
                    const err55 = { instancePath: instancePath + "/query/fields/" + i2, schemaPath: "#/properties/query/properties/fields/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err55];
                    } else {
                      vErrors.push(err55);
                    }
                    errors++;
                  }
                  if (!(data20 === "id" || data20 === "name" || data20 === "price" || data20 === "currency" || data20 === "sku" || data20 === "description" || data20 === "status" || data20 === "createdAt" || data20 === "updatedAt" || data20 === "version" || data20 === "createdBy" || data20 === "updatedBy")) {
                    const err56 = { instancePath: instancePath + "/query/fields/" + i2, schemaPath: "#/properties/query/properties/fields/items/enum", keyword: "enum", params: { allowedValues: schema71.properties.query.properties.fields.items.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err56];
                    } else {
                      vErrors.push(err56);
                    }
                    errors++;
                  }
                }
              } else {
                const err57 = { instancePath: instancePath + "/query/fields", schemaPath: "#/properties/query/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err57];
                } else {
                  vErrors.push(err57);
                }
                errors++;
              }
            }
          } else {
            const err58 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err58];
            } else {
              vErrors.push(err58);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data21 = data.header;
          if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
            if (data21["if-none-match"] !== void 0) {
              let data22 = data21["if-none-match"];
              if (typeof data22 === "string") {
                if (func1(data22) > 1e3) {
                  const err59 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err59];
                  } else {
                    vErrors.push(err59);
                  }
                  errors++;
                }
                if (func1(data22) < 1) {
                  const err60 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err60];
                  } else {
                    vErrors.push(err60);
                  }
                  errors++;
                }
              } else {
                const err61 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err61];
                } else {
                  vErrors.push(err61);
                }
                errors++;
              }
            }
          } else {
            const err62 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err62];
            } else {
              vErrors.push(err62);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data23 = data.cookie;
          if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
          } else {
            const err63 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
        }
      } else {
        const err64 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      }
      validate60.errors = vErrors;
      return errors === 0;
    }
    validate60.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.createProduct = validate61;
    var pattern6 = new RegExp("^[\\x21-\\x7e]+$", "u");
    function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate61.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            for (const key0 in data0) {
              const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data1 = data.query;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            for (const key1 in data1) {
              const err2 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data2 = data.header;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2["idempotency-key"] !== void 0) {
              let data3 = data2["idempotency-key"];
              if (typeof data3 === "string") {
                if (func1(data3) > 255) {
                  const err4 = { instancePath: instancePath + "/header/idempotency-key", schemaPath: "#/properties/header/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if (func1(data3) < 1) {
                  const err5 = { instancePath: instancePath + "/header/idempotency-key", schemaPath: "#/properties/header/properties/idempotency-key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
                if (!pattern6.test(data3)) {
                  const err6 = { instancePath: instancePath + "/header/idempotency-key", schemaPath: "#/properties/header/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[\\x21-\\x7e]+$" }, message: 'must match pattern "^[\\x21-\\x7e]+$"' };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
              } else {
                const err7 = { instancePath: instancePath + "/header/idempotency-key", schemaPath: "#/properties/header/properties/idempotency-key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
          } else {
            const err8 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data4 = data.cookie;
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
          } else {
            const err9 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      validate61.errors = vErrors;
      return errors === 0;
    }
    validate61.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.getProduct = validate62;
    var schema73 = { "title": "Request", "type": "object", "additionalProperties": true, "properties": { "path": { "type": "object", "additionalProperties": false, "properties": { "productId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 } }, "required": ["productId"] }, "query": { "type": "object", "properties": { "fields": { "type": "array", "items": { "type": "string", "description": "The field names of products, for the `fields` parameter.", "enum": ["id", "name", "price", "currency", "sku", "description", "status", "createdAt", "updatedAt", "version", "createdBy", "updatedBy"], "x-enum-varnames": ["PRODUCT_FIELD_ID", "PRODUCT_FIELD_NAME", "PRODUCT_FIELD_PRICE", "PRODUCT_FIELD_CURRENCY", "PRODUCT_FIELD_SKU", "PRODUCT_FIELD_DESCRIPTION", "PRODUCT_FIELD_STATUS", "PRODUCT_FIELD_CREATED_AT", "PRODUCT_FIELD_UPDATED_AT", "PRODUCT_FIELD_VERSION", "PRODUCT_FIELD_CREATED_BY", "PRODUCT_FIELD_UPDATED_BY"] }, "minItems": 1, "maxItems": 50 } }, "additionalProperties": false, "required": [] }, "header": { "type": "object", "additionalProperties": true, "properties": { "if-none-match": { "type": "string", "minLength": 1, "maxLength": 1e3 } }, "required": [] }, "cookie": { "type": "object", "additionalProperties": true, "properties": {}, "required": [] } }, "required": ["path"] };
    function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate62.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.productId === void 0) {
              const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "productId" }, message: "must have required property 'productId'" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "productId")) {
                const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            if (data0.productId !== void 0) {
              let data1 = data0.productId;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                const err3 = { instancePath: instancePath + "/path/productId", schemaPath: "#/properties/path/properties/productId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 2147483647 || isNaN(data1)) {
                  const err4 = { instancePath: instancePath + "/path/productId", schemaPath: "#/properties/path/properties/productId/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if (data1 < 1 || isNaN(data1)) {
                  const err5 = { instancePath: instancePath + "/path/productId", schemaPath: "#/properties/path/properties/productId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err6 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data2 = data.query;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            for (const key1 in data2) {
              if (!(key1 === "fields")) {
                const err7 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            if (data2.fields !== void 0) {
              let data3 = data2.fields;
              if (Array.isArray(data3)) {
                if (data3.length > 50) {
                  const err8 = { instancePath: instancePath + "/query/fields", schemaPath: "#/properties/query/properties/fields/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                if (data3.length < 1) {
                  const err9 = { instancePath: instancePath + "/query/fields", schemaPath: "#/properties/query/properties/fields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                const len0 = data3.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data4 = data3[i0];
                  if (typeof data4 !== "string") {
                    const err10 = { instancePath: instancePath + "/query/fields/" + i0, schemaPath: "#/properties/query/properties/fields/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err10];
                    } else {
                      vErrors.push(err10);
                    }
                    errors++;
                  }
                  if (!(data4 === "id" || data4 === "name" || data4 === "price" || data4 === "currency" || data4 === "sku" || data4 === "description" || data4 === "status" || data4 === "createdAt" || data4 === "updatedAt" || data4 === "version" || data4 === "createdBy" || data4 === "updatedBy")) {
                    const err11 = { instancePath: instancePath + "/query/fields/" + i0, schemaPath: "#/properties/query/properties/fields/items/enum", keyword: "enum", params: { allowedValues: schema73.properties.query.properties.fields.items.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err11];
                    } else {
                      vErrors.push(err11);
                    }
                    errors++;
                  }
                }
              } else {
                const err12 = { instancePath: instancePath + "/query/fields", schemaPath: "#/properties/query/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
          } else {
            const err13 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data5 = data.header;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5["if-none-match"] !== void 0) {
              let data6 = data5["if-none-match"];
              if (typeof data6 === "string") {
                if (func1(data6) > 1e3) {
                  const err14 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
                if (func1(data6) < 1) {
                  const err15 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
              } else {
                const err16 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
          } else {
            const err17 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data7 = data.cookie;
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
          } else {
            const err18 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      validate62.errors = vErrors;
      return errors === 0;
    }
    validate62.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.deleteProduct = validate63;
    function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate63.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.productId === void 0) {
              const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "productId" }, message: "must have required property 'productId'" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "productId")) {
                const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            if (data0.productId !== void 0) {
              let data1 = data0.productId;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                const err3 = { instancePath: instancePath + "/path/productId", schemaPath: "#/properties/path/properties/productId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 2147483647 || isNaN(data1)) {
                  const err4 = { instancePath: instancePath + "/path/productId", schemaPath: "#/properties/path/properties/productId/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if (data1 < 1 || isNaN(data1)) {
                  const err5 = { instancePath: instancePath + "/path/productId", schemaPath: "#/properties/path/properties/productId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err6 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data2 = data.query;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            for (const key1 in data2) {
              const err7 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data3 = data.header;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3["if-match"] !== void 0) {
              let data4 = data3["if-match"];
              if (typeof data4 === "string") {
                if (func1(data4) > 1e3) {
                  const err9 = { instancePath: instancePath + "/header/if-match", schemaPath: "#/properties/header/properties/if-match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if (func1(data4) < 1) {
                  const err10 = { instancePath: instancePath + "/header/if-match", schemaPath: "#/properties/header/properties/if-match/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
              } else {
                const err11 = { instancePath: instancePath + "/header/if-match", schemaPath: "#/properties/header/properties/if-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
          } else {
            const err12 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data5 = data.cookie;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
          } else {
            const err13 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      validate63.errors = vErrors;
      return errors === 0;
    }
    validate63.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.updateProduct = validate64;
    function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate64.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.header === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" }, message: "must have required property 'header'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.productId === void 0) {
              const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "productId" }, message: "must have required property 'productId'" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "productId")) {
                const err3 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            if (data0.productId !== void 0) {
              let data1 = data0.productId;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                const err4 = { instancePath: instancePath + "/path/productId", schemaPath: "#/properties/path/properties/productId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 2147483647 || isNaN(data1)) {
                  const err5 = { instancePath: instancePath + "/path/productId", schemaPath: "#/properties/path/properties/productId/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
                if (data1 < 1 || isNaN(data1)) {
                  const err6 = { instancePath: instancePath + "/path/productId", schemaPath: "#/properties/path/properties/productId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err7 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data2 = data.query;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            for (const key1 in data2) {
              const err8 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data3 = data.header;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3["if-match"] === void 0) {
              const err10 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/required", keyword: "required", params: { missingProperty: "if-match" }, message: "must have required property 'if-match'" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data3["if-match"] !== void 0) {
              let data4 = data3["if-match"];
              if (typeof data4 === "string") {
                if (func1(data4) > 1e3) {
                  const err11 = { instancePath: instancePath + "/header/if-match", schemaPath: "#/properties/header/properties/if-match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (func1(data4) < 1) {
                  const err12 = { instancePath: instancePath + "/header/if-match", schemaPath: "#/properties/header/properties/if-match/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              } else {
                const err13 = { instancePath: instancePath + "/header/if-match", schemaPath: "#/properties/header/properties/if-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
          } else {
            const err14 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data5 = data.cookie;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
          } else {
            const err15 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
      } else {
        const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      validate64.errors = vErrors;
      return errors === 0;
    }
    validate64.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.listPosts = validate65;
    var schema76 = { "title": "Request", "type": "object", "additionalProperties": true, "properties": { "path": { "type": "object", "additionalProperties": false, "properties": {}, "required": [] }, "query": { "type": "object", "properties": { "limit": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 100, "default": 10 }, "cursor": { "type": "string", "minLength": 1, "maxLength": 2048, "pattern": "^[A-Za-z0-9_.-]+$", "x-pattern-name": "cursor" }, "status": { "type": "string", "description": "Only writers see `draft` and `archived` posts; a `scheduled` post becomes `published` at its\n`publishAt`.\n", "enum": ["draft", "scheduled", "published", "archived"] }, "statuses": { "type": "array", "items": { "type": "string", "description": "The `status` of the posts to list; `all` stands for all of them.", "enum": ["draft", "scheduled", "published", "archived", "all"], "x-enum-varnames": ["POST_STATUS_DRAFT", "POST_STATUS_SCHEDULED", "POST_STATUS_PUBLISHED", "POST_STATUS_ARCHIVED", "POST_STATUS_ALL"] }, "minItems": 1, "maxItems": 5 }, "tag": { "type": "string", "minLength": 1, "maxLength": 50 }, "author": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "q": { "type": "string", "minLength": 1, "maxLength": 100 }, "publishedFrom": { "type": "string", "format": "date-time", "maxLength": 40 }, "publishedTo": { "type": "string", "format": "date-time", "maxLength": 40 }, "createdFrom": { "type": "string", "format": "date-time", "maxLength": 40 }, "createdTo": { "type": "string", "format": "date-time", "maxLength": 40 }, "sort": { "type": "string", "description": "The sort orders of posts; `-` means descending. With `publishedAt`, posts that were never published\ncome last in ascending order and first in descending order.\n", "enum": ["id", "-id", "title", "-title", "createdAt", "-createdAt", "updatedAt", "-updatedAt", "publishedAt", "-publishedAt"], "x-enum-varnames": ["POST_ID_ASC", "POST_ID_DESC", "POST_TITLE_ASC", "POST_TITLE_DESC", "POST_CREATED_AT_ASC", "POST_CREATED_AT_DESC", "POST_UPDATED_AT_ASC", "POST_UPDATED_AT_DESC", "POST_PUBLISHED_AT_ASC", "POST_PUBLISHED_AT_DESC"] }, "count": { "type": "boolean" }, "ids": { "type": "array", "items": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "minItems": 1, "maxItems": 100 }, "slug": { "type": "string", "minLength": 1, "maxLength": 255 }, "updatedFrom": { "type": "string", "format": "date-time", "maxLength": 40 }, "updatedTo": { "type": "string", "format": "date-time", "maxLength": 40 }, "fields": { "type": "array", "items": { "type": "string", "description": "The field names of posts, for the `fields` parameter.", "enum": ["id", "title", "slug", "excerpt", "body", "status", "publishAt", "publishedAt", "author", "tags", "createdAt", "updatedAt", "version"], "x-enum-varnames": ["POST_FIELD_ID", "POST_FIELD_TITLE", "POST_FIELD_SLUG", "POST_FIELD_EXCERPT", "POST_FIELD_BODY", "POST_FIELD_STATUS", "POST_FIELD_PUBLISH_AT", "POST_FIELD_PUBLISHED_AT", "POST_FIELD_AUTHOR", "POST_FIELD_TAGS", "POST_FIELD_CREATED_AT", "POST_FIELD_UPDATED_AT", "POST_FIELD_VERSION"] }, "minItems": 1, "maxItems": 50 } }, "additionalProperties": false, "required": [] }, "header": { "type": "object", "additionalProperties": true, "properties": { "if-none-match": { "type": "string", "minLength": 1, "maxLength": 1e3 } }, "required": [] }, "cookie": { "type": "object", "additionalProperties": true, "properties": {}, "required": [] } }, "required": [] };
    function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate65.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            for (const key0 in data0) {
              const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data1 = data.query;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.limit === void 0) {
              data1.limit = 10;
            }
            for (const key1 in data1) {
              if (!func11.call(schema76.properties.query.properties, key1)) {
                const err2 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            let data2 = data1.limit;
            if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
              const err3 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (typeof data2 == "number" && isFinite(data2)) {
              if (data2 > 100 || isNaN(data2)) {
                const err4 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (data2 < 1 || isNaN(data2)) {
                const err5 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (data1.cursor !== void 0) {
              let data3 = data1.cursor;
              if (typeof data3 === "string") {
                if (func1(data3) > 2048) {
                  const err6 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
                if (func1(data3) < 1) {
                  const err7 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (!pattern4.test(data3)) {
                  const err8 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]+$" }, message: 'must match pattern "^[A-Za-z0-9_.-]+$"' };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
              } else {
                const err9 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data1.status !== void 0) {
              let data4 = data1.status;
              if (typeof data4 !== "string") {
                const err10 = { instancePath: instancePath + "/query/status", schemaPath: "#/properties/query/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
              if (!(data4 === "draft" || data4 === "scheduled" || data4 === "published" || data4 === "archived")) {
                const err11 = { instancePath: instancePath + "/query/status", schemaPath: "#/properties/query/properties/status/enum", keyword: "enum", params: { allowedValues: schema76.properties.query.properties.status.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (data1.statuses !== void 0) {
              let data5 = data1.statuses;
              if (Array.isArray(data5)) {
                if (data5.length > 5) {
                  const err12 = { instancePath: instancePath + "/query/statuses", schemaPath: "#/properties/query/properties/statuses/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                if (data5.length < 1) {
                  const err13 = { instancePath: instancePath + "/query/statuses", schemaPath: "#/properties/query/properties/statuses/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                const len0 = data5.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data6 = data5[i0];
                  if (typeof data6 !== "string") {
                    const err14 = { instancePath: instancePath + "/query/statuses/" + i0, schemaPath: "#/properties/query/properties/statuses/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err14];
                    } else {
                      vErrors.push(err14);
                    }
                    errors++;
                  }
                  if (!(data6 === "draft" || data6 === "scheduled" || data6 === "published" || data6 === "archived" || data6 === "all")) {
                    const err15 = { instancePath: instancePath + "/query/statuses/" + i0, schemaPath: "#/properties/query/properties/statuses/items/enum", keyword: "enum", params: { allowedValues: schema76.properties.query.properties.statuses.items.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err15];
                    } else {
                      vErrors.push(err15);
                    }
                    errors++;
                  }
                }
              } else {
                const err16 = { instancePath: instancePath + "/query/statuses", schemaPath: "#/properties/query/properties/statuses/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data1.tag !== void 0) {
              let data7 = data1.tag;
              if (typeof data7 === "string") {
                if (func1(data7) > 50) {
                  const err17 = { instancePath: instancePath + "/query/tag", schemaPath: "#/properties/query/properties/tag/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
                if (func1(data7) < 1) {
                  const err18 = { instancePath: instancePath + "/query/tag", schemaPath: "#/properties/query/properties/tag/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
              } else {
                const err19 = { instancePath: instancePath + "/query/tag", schemaPath: "#/properties/query/properties/tag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
            if (data1.author !== void 0) {
              let data8 = data1.author;
              if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                const err20 = { instancePath: instancePath + "/query/author", schemaPath: "#/properties/query/properties/author/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
              if (typeof data8 == "number" && isFinite(data8)) {
                if (data8 > 2147483647 || isNaN(data8)) {
                  const err21 = { instancePath: instancePath + "/query/author", schemaPath: "#/properties/query/properties/author/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
                if (data8 < 1 || isNaN(data8)) {
                  const err22 = { instancePath: instancePath + "/query/author", schemaPath: "#/properties/query/properties/author/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
              }
            }
            if (data1.q !== void 0) {
              let data9 = data1.q;
              if (typeof data9 === "string") {
                if (func1(data9) > 100) {
                  const err23 = { instancePath: instancePath + "/query/q", schemaPath: "#/properties/query/properties/q/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
                if (func1(data9) < 1) {
                  const err24 = { instancePath: instancePath + "/query/q", schemaPath: "#/properties/query/properties/q/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              } else {
                const err25 = { instancePath: instancePath + "/query/q", schemaPath: "#/properties/query/properties/q/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data1.publishedFrom !== void 0) {
              let data10 = data1.publishedFrom;
              if (typeof data10 === "string") {
                if (func1(data10) > 40) {
                  const err26 = { instancePath: instancePath + "/query/publishedFrom", schemaPath: "#/properties/query/properties/publishedFrom/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
                if (!formats6(data10)) {
                  const err27 = { instancePath: instancePath + "/query/publishedFrom", schemaPath: "#/properties/query/properties/publishedFrom/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err27];
                  } else {
                    vErrors.push(err27);
                  }
                  errors++;
                }
              } else {
                const err28 = { instancePath: instancePath + "/query/publishedFrom", schemaPath: "#/properties/query/properties/publishedFrom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
            if (data1.publishedTo !== void 0) {
              let data11 = data1.publishedTo;
              if (typeof data11 === "string") {
                if (func1(data11) > 40) {
                  const err29 = { instancePath: instancePath + "/query/publishedTo", schemaPath: "#/properties/query/properties/publishedTo/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
                if (!formats6(data11)) {
                  const err30 = { instancePath: instancePath + "/query/publishedTo", schemaPath: "#/properties/query/properties/publishedTo/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
              } else {
                const err31 = { instancePath: instancePath + "/query/publishedTo", schemaPath: "#/properties/query/properties/publishedTo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
            }
            if (data1.createdFrom !== void 0) {
              let data12 = data1.createdFrom;
              if (typeof data12 === "string") {
                if (func1(data12) > 40) {
                  const err32 = { instancePath: instancePath + "/query/createdFrom", schemaPath: "#/properties/query/properties/createdFrom/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
                if (!formats6(data12)) {
                  const err33 = { instancePath: instancePath + "/query/createdFrom", schemaPath: "#/properties/query/properties/createdFrom/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
              } else {
                const err34 = { instancePath: instancePath + "/query/createdFrom", schemaPath: "#/properties/query/properties/createdFrom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
            if (data1.createdTo !== void 0) {
              let data13 = data1.createdTo;
              if (typeof data13 === "string") {
                if (func1(data13) > 40) {
                  const err35 = { instancePath: instancePath + "/query/createdTo", schemaPath: "#/properties/query/properties/createdTo/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err35];
                  } else {
                    vErrors.push(err35);
                  }
                  errors++;
                }
                if (!formats6(data13)) {
                  const err36 = { instancePath: instancePath + "/query/createdTo", schemaPath: "#/properties/query/properties/createdTo/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
              } else {
                const err37 = { instancePath: instancePath + "/query/createdTo", schemaPath: "#/properties/query/properties/createdTo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            }
            if (data1.sort !== void 0) {
              let data14 = data1.sort;
              if (typeof data14 !== "string") {
                const err38 = { instancePath: instancePath + "/query/sort", schemaPath: "#/properties/query/properties/sort/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
              if (!(data14 === "id" || data14 === "-id" || data14 === "title" || data14 === "-title" || data14 === "createdAt" || data14 === "-createdAt" || data14 === "updatedAt" || data14 === "-updatedAt" || data14 === "publishedAt" || data14 === "-publishedAt")) {
                const err39 = { instancePath: instancePath + "/query/sort", schemaPath: "#/properties/query/properties/sort/enum", keyword: "enum", params: { allowedValues: schema76.properties.query.properties.sort.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
            }
            if (data1.count !== void 0) {
              if (typeof data1.count !== "boolean") {
                const err40 = { instancePath: instancePath + "/query/count", schemaPath: "#/properties/query/properties/count/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
            }
            if (data1.ids !== void 0) {
              let data16 = data1.ids;
              if (Array.isArray(data16)) {
                if (data16.length > 100) {
                  const err41 = { instancePath: instancePath + "/query/ids", schemaPath: "#/properties/query/properties/ids/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
                  if (vErrors === null) {
                    vErrors = [err41];
                  } else {
                    vErrors.push(err41);
                  }
                  errors++;
                }
                if (data16.length < 1) {
                  const err42 = { instancePath: instancePath + "/query/ids", schemaPath: "#/properties/query/properties/ids/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                  if (vErrors === null) {
                    vErrors = [err42];
                  } else {
                    vErrors.push(err42);
                  }
                  errors++;
                }
                const len1 = data16.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data17 = data16[i1];
                  if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
                    const err43 = { instancePath: instancePath + "/query/ids/" + i1, schemaPath: "#/properties/query/properties/ids/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err43];
                    } else {
                      vErrors.push(err43);
                    }
                    errors++;
                  }
                  if (typeof data17 == "number" && isFinite(data17)) {
                    if (data17 > 2147483647 || isNaN(data17)) {
                      const err44 = { instancePath: instancePath + "/query/ids/" + i1, schemaPath: "#/properties/query/properties/ids/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err44];
                      } else {
                        vErrors.push(err44);
                      }
                      errors++;
                    }
                    if (data17 < 1 || isNaN(data17)) {
                      const err45 = { instancePath: instancePath + "/query/ids/" + i1, schemaPath: "#/properties/query/properties/ids/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err45];
                      } else {
                        vErrors.push(err45);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err46 = { instancePath: instancePath + "/query/ids", schemaPath: "#/properties/query/properties/ids/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err46];
                } else {
                  vErrors.push(err46);
                }
                errors++;
              }
            }
            if (data1.slug !== void 0) {
              let data18 = data1.slug;
              if (typeof data18 === "string") {
                if (func1(data18) > 255) {
                  const err47 = { instancePath: instancePath + "/query/slug", schemaPath: "#/properties/query/properties/slug/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  if (vErrors === null) {
                    vErrors = [err47];
                  } else {
                    vErrors.push(err47);
                  }
                  errors++;
                }
                if (func1(data18) < 1) {
                  const err48 = { instancePath: instancePath + "/query/slug", schemaPath: "#/properties/query/properties/slug/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err48];
                  } else {
                    vErrors.push(err48);
                  }
                  errors++;
                }
              } else {
                const err49 = { instancePath: instancePath + "/query/slug", schemaPath: "#/properties/query/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err49];
                } else {
                  vErrors.push(err49);
                }
                errors++;
              }
            }
            if (data1.updatedFrom !== void 0) {
              let data19 = data1.updatedFrom;
              if (typeof data19 === "string") {
                if (func1(data19) > 40) {
                  const err50 = { instancePath: instancePath + "/query/updatedFrom", schemaPath: "#/properties/query/properties/updatedFrom/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err50];
                  } else {
                    vErrors.push(err50);
                  }
                  errors++;
                }
                if (!formats6(data19)) {
                  const err51 = { instancePath: instancePath + "/query/updatedFrom", schemaPath: "#/properties/query/properties/updatedFrom/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err51];
                  } else {
                    vErrors.push(err51);
                  }
                  errors++;
                }
              } else {
                const err52 = { instancePath: instancePath + "/query/updatedFrom", schemaPath: "#/properties/query/properties/updatedFrom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
            }
            if (data1.updatedTo !== void 0) {
              let data20 = data1.updatedTo;
              if (typeof data20 === "string") {
                if (func1(data20) > 40) {
                  const err53 = { instancePath: instancePath + "/query/updatedTo", schemaPath: "#/properties/query/properties/updatedTo/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err53];
                  } else {
                    vErrors.push(err53);
                  }
                  errors++;
                }
                if (!formats6(data20)) {
                  const err54 = { instancePath: instancePath + "/query/updatedTo", schemaPath: "#/properties/query/properties/updatedTo/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err54];
                  } else {
                    vErrors.push(err54);
                  }
                  errors++;
                }
              } else {
                const err55 = { instancePath: instancePath + "/query/updatedTo", schemaPath: "#/properties/query/properties/updatedTo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err55];
                } else {
                  vErrors.push(err55);
                }
                errors++;
              }
            }
            if (data1.fields !== void 0) {
              let data21 = data1.fields;
              if (Array.isArray(data21)) {
                if (data21.length > 50) {
                  const err56 = { instancePath: instancePath + "/query/fields", schemaPath: "#/properties/query/properties/fields/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
                  if (vErrors === null) {
                    vErrors = [err56];
                  } else {
                    vErrors.push(err56);
                  }
                  errors++;
                }
                if (data21.length < 1) {
                  const err57 = { instancePath: instancePath + "/query/fields", schemaPath: "#/properties/query/properties/fields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                  if (vErrors === null) {
                    vErrors = [err57];
                  } else {
                    vErrors.push(err57);
                  }
                  errors++;
                }
                const len2 = data21.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  let data22 = data21[i2];
                  if (typeof data22 !== "string") {
                    const err58 = { instancePath: instancePath + "/query/fields/" + i2, schemaPath: "#/properties/query/properties/fields/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err58];
                    } else {
                      vErrors.push(err58);
                    }
                    errors++;
                  }
                  if (!(data22 === "id" || data22 === "title" || data22 === "slug" || data22 === "excerpt" || data22 === "body" || data22 === "status" || data22 === "publishAt" || data22 === "publishedAt" || data22 === "author" || data22 === "tags" || data22 === "createdAt" || data22 === "updatedAt" || data22 === "version")) {
                    const err59 = { instancePath: instancePath + "/query/fields/" + i2, schemaPath: "#/properties/query/properties/fields/items/enum", keyword: "enum", params: { allowedValues: schema76.properties.query.properties.fields.items.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err59];
                    } else {
                      vErrors.push(err59);
                    }
                    errors++;
                  }
                }
              } else {
                const err60 = { instancePath: instancePath + "/query/fields", schemaPath: "#/properties/query/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err60];
                } else {
                  vErrors.push(err60);
                }
                errors++;
              }
            }
          } else {
            const err61 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data23 = data.header;
          if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
            if (data23["if-none-match"] !== void 0) {
              let data24 = data23["if-none-match"];
              if (typeof data24 === "string") {
                if (func1(data24) > 1e3) {
                  const err62 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err62];
                  } else {
                    vErrors.push(err62);
                  }
                  errors++;
                }
                if (func1(data24) < 1) {
                  const err63 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err63];
                  } else {
                    vErrors.push(err63);
                  }
                  errors++;
                }
              } else {
                const err64 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err64];
                } else {
                  vErrors.push(err64);
                }
                errors++;
              }
            }
          } else {
            const err65 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err65];
            } else {
              vErrors.push(err65);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data25 = data.cookie;
          if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
          } else {
            const err66 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err66];
            } else {
              vErrors.push(err66);
            }
            errors++;
          }
        }
      } else {
        const err67 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err67];
        } else {
          vErrors.push(err67);
        }
        errors++;
      }
      validate65.errors = vErrors;
      return errors === 0;
    }
    validate65.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.createPost = validate66;
    function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate66.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            for (const key0 in data0) {
              const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data1 = data.query;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            for (const key1 in data1) {
              const err2 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data2 = data.header;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2["idempotency-key"] !== void 0) {
              let data3 = data2["idempotency-key"];
              if (typeof data3 === "string") {
                if (func1(data3) > 255) {
                  const err4 = { instancePath: instancePath + "/header/idempotency-key", schemaPath: "#/properties/header/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if (func1(data3) < 1) {
                  const err5 = { instancePath: instancePath + "/header/idempotency-key", schemaPath: "#/properties/header/properties/idempotency-key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
                if (!pattern6.test(data3)) {
                  const err6 = { instancePath: instancePath + "/header/idempotency-key", schemaPath: "#/properties/header/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[\\x21-\\x7e]+$" }, message: 'must match pattern "^[\\x21-\\x7e]+$"' };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
              } else {
                const err7 = { instancePath: instancePath + "/header/idempotency-key", schemaPath: "#/properties/header/properties/idempotency-key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
          } else {
            const err8 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data4 = data.cookie;
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
          } else {
            const err9 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      validate66.errors = vErrors;
      return errors === 0;
    }
    validate66.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.getPost = validate67;
    var schema78 = { "title": "Request", "type": "object", "additionalProperties": true, "properties": { "path": { "type": "object", "additionalProperties": false, "properties": { "postId": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 } }, "required": ["postId"] }, "query": { "type": "object", "properties": { "fields": { "type": "array", "items": { "type": "string", "description": "The field names of posts, for the `fields` parameter.", "enum": ["id", "title", "slug", "excerpt", "body", "status", "publishAt", "publishedAt", "author", "tags", "createdAt", "updatedAt", "version"], "x-enum-varnames": ["POST_FIELD_ID", "POST_FIELD_TITLE", "POST_FIELD_SLUG", "POST_FIELD_EXCERPT", "POST_FIELD_BODY", "POST_FIELD_STATUS", "POST_FIELD_PUBLISH_AT", "POST_FIELD_PUBLISHED_AT", "POST_FIELD_AUTHOR", "POST_FIELD_TAGS", "POST_FIELD_CREATED_AT", "POST_FIELD_UPDATED_AT", "POST_FIELD_VERSION"] }, "minItems": 1, "maxItems": 50 } }, "additionalProperties": false, "required": [] }, "header": { "type": "object", "additionalProperties": true, "properties": { "if-none-match": { "type": "string", "minLength": 1, "maxLength": 1e3 } }, "required": [] }, "cookie": { "type": "object", "additionalProperties": true, "properties": {}, "required": [] } }, "required": ["path"] };
    function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate67.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.postId === void 0) {
              const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "postId" }, message: "must have required property 'postId'" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "postId")) {
                const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            if (data0.postId !== void 0) {
              let data1 = data0.postId;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                const err3 = { instancePath: instancePath + "/path/postId", schemaPath: "#/properties/path/properties/postId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 2147483647 || isNaN(data1)) {
                  const err4 = { instancePath: instancePath + "/path/postId", schemaPath: "#/properties/path/properties/postId/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if (data1 < 1 || isNaN(data1)) {
                  const err5 = { instancePath: instancePath + "/path/postId", schemaPath: "#/properties/path/properties/postId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err6 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data2 = data.query;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            for (const key1 in data2) {
              if (!(key1 === "fields")) {
                const err7 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            if (data2.fields !== void 0) {
              let data3 = data2.fields;
              if (Array.isArray(data3)) {
                if (data3.length > 50) {
                  const err8 = { instancePath: instancePath + "/query/fields", schemaPath: "#/properties/query/properties/fields/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                if (data3.length < 1) {
                  const err9 = { instancePath: instancePath + "/query/fields", schemaPath: "#/properties/query/properties/fields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                const len0 = data3.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data4 = data3[i0];
                  if (typeof data4 !== "string") {
                    const err10 = { instancePath: instancePath + "/query/fields/" + i0, schemaPath: "#/properties/query/properties/fields/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err10];
                    } else {
                      vErrors.push(err10);
                    }
                    errors++;
                  }
                  if (!(data4 === "id" || data4 === "title" || data4 === "slug" || data4 === "excerpt" || data4 === "body" || data4 === "status" || data4 === "publishAt" || data4 === "publishedAt" || data4 === "author" || data4 === "tags" || data4 === "createdAt" || data4 === "updatedAt" || data4 === "version")) {
                    const err11 = { instancePath: instancePath + "/query/fields/" + i0, schemaPath: "#/properties/query/properties/fields/items/enum", keyword: "enum", params: { allowedValues: schema78.properties.query.properties.fields.items.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err11];
                    } else {
                      vErrors.push(err11);
                    }
                    errors++;
                  }
                }
              } else {
                const err12 = { instancePath: instancePath + "/query/fields", schemaPath: "#/properties/query/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
          } else {
            const err13 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data5 = data.header;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5["if-none-match"] !== void 0) {
              let data6 = data5["if-none-match"];
              if (typeof data6 === "string") {
                if (func1(data6) > 1e3) {
                  const err14 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
                if (func1(data6) < 1) {
                  const err15 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
              } else {
                const err16 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
          } else {
            const err17 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data7 = data.cookie;
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
          } else {
            const err18 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      validate67.errors = vErrors;
      return errors === 0;
    }
    validate67.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.deletePost = validate68;
    function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate68.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.postId === void 0) {
              const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "postId" }, message: "must have required property 'postId'" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "postId")) {
                const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            if (data0.postId !== void 0) {
              let data1 = data0.postId;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                const err3 = { instancePath: instancePath + "/path/postId", schemaPath: "#/properties/path/properties/postId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 2147483647 || isNaN(data1)) {
                  const err4 = { instancePath: instancePath + "/path/postId", schemaPath: "#/properties/path/properties/postId/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if (data1 < 1 || isNaN(data1)) {
                  const err5 = { instancePath: instancePath + "/path/postId", schemaPath: "#/properties/path/properties/postId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err6 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data2 = data.query;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            for (const key1 in data2) {
              const err7 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data3 = data.header;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3["if-match"] !== void 0) {
              let data4 = data3["if-match"];
              if (typeof data4 === "string") {
                if (func1(data4) > 1e3) {
                  const err9 = { instancePath: instancePath + "/header/if-match", schemaPath: "#/properties/header/properties/if-match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if (func1(data4) < 1) {
                  const err10 = { instancePath: instancePath + "/header/if-match", schemaPath: "#/properties/header/properties/if-match/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
              } else {
                const err11 = { instancePath: instancePath + "/header/if-match", schemaPath: "#/properties/header/properties/if-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
          } else {
            const err12 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data5 = data.cookie;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
          } else {
            const err13 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      validate68.errors = vErrors;
      return errors === 0;
    }
    validate68.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.updatePost = validate69;
    function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate69.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.header === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" }, message: "must have required property 'header'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.postId === void 0) {
              const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "postId" }, message: "must have required property 'postId'" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "postId")) {
                const err3 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            if (data0.postId !== void 0) {
              let data1 = data0.postId;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                const err4 = { instancePath: instancePath + "/path/postId", schemaPath: "#/properties/path/properties/postId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 2147483647 || isNaN(data1)) {
                  const err5 = { instancePath: instancePath + "/path/postId", schemaPath: "#/properties/path/properties/postId/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
                if (data1 < 1 || isNaN(data1)) {
                  const err6 = { instancePath: instancePath + "/path/postId", schemaPath: "#/properties/path/properties/postId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err7 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data2 = data.query;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            for (const key1 in data2) {
              const err8 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data3 = data.header;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3["if-match"] === void 0) {
              const err10 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/required", keyword: "required", params: { missingProperty: "if-match" }, message: "must have required property 'if-match'" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data3["if-match"] !== void 0) {
              let data4 = data3["if-match"];
              if (typeof data4 === "string") {
                if (func1(data4) > 1e3) {
                  const err11 = { instancePath: instancePath + "/header/if-match", schemaPath: "#/properties/header/properties/if-match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (func1(data4) < 1) {
                  const err12 = { instancePath: instancePath + "/header/if-match", schemaPath: "#/properties/header/properties/if-match/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              } else {
                const err13 = { instancePath: instancePath + "/header/if-match", schemaPath: "#/properties/header/properties/if-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
          } else {
            const err14 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data5 = data.cookie;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
          } else {
            const err15 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
      } else {
        const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      validate69.errors = vErrors;
      return errors === 0;
    }
    validate69.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.listTags = validate70;
    var schema81 = { "title": "Request", "type": "object", "additionalProperties": true, "properties": { "path": { "type": "object", "additionalProperties": false, "properties": {}, "required": [] }, "query": { "type": "object", "properties": { "limit": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 100, "default": 10 }, "cursor": { "type": "string", "minLength": 1, "maxLength": 2048, "pattern": "^[A-Za-z0-9_.-]+$", "x-pattern-name": "cursor" }, "namePrefix": { "type": "string", "minLength": 1, "maxLength": 50 }, "sort": { "type": "string", "description": "The sort orders of tags; `-` means descending.", "enum": ["name", "-name", "postCount", "-postCount"], "x-enum-varnames": ["TAG_NAME_ASC", "TAG_NAME_DESC", "TAG_POST_COUNT_ASC", "TAG_POST_COUNT_DESC"] }, "count": { "type": "boolean" } }, "additionalProperties": false, "required": [] }, "header": { "type": "object", "additionalProperties": true, "properties": { "if-none-match": { "type": "string", "minLength": 1, "maxLength": 1e3 } }, "required": [] }, "cookie": { "type": "object", "additionalProperties": true, "properties": {}, "required": [] } }, "required": [] };
    function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate70.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            for (const key0 in data0) {
              const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data1 = data.query;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.limit === void 0) {
              data1.limit = 10;
            }
            for (const key1 in data1) {
              if (!(key1 === "limit" || key1 === "cursor" || key1 === "namePrefix" || key1 === "sort" || key1 === "count")) {
                const err2 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            let data2 = data1.limit;
            if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
              const err3 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (typeof data2 == "number" && isFinite(data2)) {
              if (data2 > 100 || isNaN(data2)) {
                const err4 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (data2 < 1 || isNaN(data2)) {
                const err5 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (data1.cursor !== void 0) {
              let data3 = data1.cursor;
              if (typeof data3 === "string") {
                if (func1(data3) > 2048) {
                  const err6 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
                if (func1(data3) < 1) {
                  const err7 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (!pattern4.test(data3)) {
                  const err8 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]+$" }, message: 'must match pattern "^[A-Za-z0-9_.-]+$"' };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
              } else {
                const err9 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data1.namePrefix !== void 0) {
              let data4 = data1.namePrefix;
              if (typeof data4 === "string") {
                if (func1(data4) > 50) {
                  const err10 = { instancePath: instancePath + "/query/namePrefix", schemaPath: "#/properties/query/properties/namePrefix/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                if (func1(data4) < 1) {
                  const err11 = { instancePath: instancePath + "/query/namePrefix", schemaPath: "#/properties/query/properties/namePrefix/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
              } else {
                const err12 = { instancePath: instancePath + "/query/namePrefix", schemaPath: "#/properties/query/properties/namePrefix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (data1.sort !== void 0) {
              let data5 = data1.sort;
              if (typeof data5 !== "string") {
                const err13 = { instancePath: instancePath + "/query/sort", schemaPath: "#/properties/query/properties/sort/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
              if (!(data5 === "name" || data5 === "-name" || data5 === "postCount" || data5 === "-postCount")) {
                const err14 = { instancePath: instancePath + "/query/sort", schemaPath: "#/properties/query/properties/sort/enum", keyword: "enum", params: { allowedValues: schema81.properties.query.properties.sort.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data1.count !== void 0) {
              if (typeof data1.count !== "boolean") {
                const err15 = { instancePath: instancePath + "/query/count", schemaPath: "#/properties/query/properties/count/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
          } else {
            const err16 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data7 = data.header;
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7["if-none-match"] !== void 0) {
              let data8 = data7["if-none-match"];
              if (typeof data8 === "string") {
                if (func1(data8) > 1e3) {
                  const err17 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
                if (func1(data8) < 1) {
                  const err18 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
              } else {
                const err19 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
          } else {
            const err20 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data9 = data.cookie;
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
          } else {
            const err21 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
      } else {
        const err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      validate70.errors = vErrors;
      return errors === 0;
    }
    validate70.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.listAuthors = validate71;
    function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate71.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            for (const key0 in data0) {
              const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data1 = data.query;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.limit === void 0) {
              data1.limit = 10;
            }
            for (const key1 in data1) {
              if (!(key1 === "limit" || key1 === "cursor" || key1 === "count" || key1 === "ids")) {
                const err2 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            let data2 = data1.limit;
            if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
              const err3 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (typeof data2 == "number" && isFinite(data2)) {
              if (data2 > 100 || isNaN(data2)) {
                const err4 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (data2 < 1 || isNaN(data2)) {
                const err5 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (data1.cursor !== void 0) {
              let data3 = data1.cursor;
              if (typeof data3 === "string") {
                if (func1(data3) > 2048) {
                  const err6 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
                if (func1(data3) < 1) {
                  const err7 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (!pattern4.test(data3)) {
                  const err8 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]+$" }, message: 'must match pattern "^[A-Za-z0-9_.-]+$"' };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
              } else {
                const err9 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data1.count !== void 0) {
              if (typeof data1.count !== "boolean") {
                const err10 = { instancePath: instancePath + "/query/count", schemaPath: "#/properties/query/properties/count/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data1.ids !== void 0) {
              let data5 = data1.ids;
              if (Array.isArray(data5)) {
                if (data5.length > 100) {
                  const err11 = { instancePath: instancePath + "/query/ids", schemaPath: "#/properties/query/properties/ids/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (data5.length < 1) {
                  const err12 = { instancePath: instancePath + "/query/ids", schemaPath: "#/properties/query/properties/ids/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                const len0 = data5.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data6 = data5[i0];
                  if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                    const err13 = { instancePath: instancePath + "/query/ids/" + i0, schemaPath: "#/properties/query/properties/ids/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err13];
                    } else {
                      vErrors.push(err13);
                    }
                    errors++;
                  }
                  if (typeof data6 == "number" && isFinite(data6)) {
                    if (data6 > 2147483647 || isNaN(data6)) {
                      const err14 = { instancePath: instancePath + "/query/ids/" + i0, schemaPath: "#/properties/query/properties/ids/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err14];
                      } else {
                        vErrors.push(err14);
                      }
                      errors++;
                    }
                    if (data6 < 1 || isNaN(data6)) {
                      const err15 = { instancePath: instancePath + "/query/ids/" + i0, schemaPath: "#/properties/query/properties/ids/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err15];
                      } else {
                        vErrors.push(err15);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err16 = { instancePath: instancePath + "/query/ids", schemaPath: "#/properties/query/properties/ids/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
          } else {
            const err17 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data7 = data.header;
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7["if-none-match"] !== void 0) {
              let data8 = data7["if-none-match"];
              if (typeof data8 === "string") {
                if (func1(data8) > 1e3) {
                  const err18 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
                if (func1(data8) < 1) {
                  const err19 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              } else {
                const err20 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
          } else {
            const err21 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data9 = data.cookie;
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
          } else {
            const err22 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
      } else {
        const err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      validate71.errors = vErrors;
      return errors === 0;
    }
    validate71.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.listApiKeys = validate72;
    var pattern12 = new RegExp("^[0-9A-Za-z]{12}$", "u");
    function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate72.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            for (const key0 in data0) {
              const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data1 = data.query;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.limit === void 0) {
              data1.limit = 10;
            }
            for (const key1 in data1) {
              if (!(key1 === "limit" || key1 === "cursor" || key1 === "count" || key1 === "ids")) {
                const err2 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            let data2 = data1.limit;
            if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
              const err3 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (typeof data2 == "number" && isFinite(data2)) {
              if (data2 > 100 || isNaN(data2)) {
                const err4 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (data2 < 1 || isNaN(data2)) {
                const err5 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (data1.cursor !== void 0) {
              let data3 = data1.cursor;
              if (typeof data3 === "string") {
                if (func1(data3) > 2048) {
                  const err6 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
                if (func1(data3) < 1) {
                  const err7 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (!pattern4.test(data3)) {
                  const err8 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]+$" }, message: 'must match pattern "^[A-Za-z0-9_.-]+$"' };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
              } else {
                const err9 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data1.count !== void 0) {
              if (typeof data1.count !== "boolean") {
                const err10 = { instancePath: instancePath + "/query/count", schemaPath: "#/properties/query/properties/count/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data1.ids !== void 0) {
              let data5 = data1.ids;
              if (Array.isArray(data5)) {
                if (data5.length > 100) {
                  const err11 = { instancePath: instancePath + "/query/ids", schemaPath: "#/properties/query/properties/ids/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (data5.length < 1) {
                  const err12 = { instancePath: instancePath + "/query/ids", schemaPath: "#/properties/query/properties/ids/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                const len0 = data5.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data6 = data5[i0];
                  if (typeof data6 === "string") {
                    if (func1(data6) > 12) {
                      const err13 = { instancePath: instancePath + "/query/ids/" + i0, schemaPath: "#/properties/query/properties/ids/items/maxLength", keyword: "maxLength", params: { limit: 12 }, message: "must NOT have more than 12 characters" };
                      if (vErrors === null) {
                        vErrors = [err13];
                      } else {
                        vErrors.push(err13);
                      }
                      errors++;
                    }
                    if (func1(data6) < 12) {
                      const err14 = { instancePath: instancePath + "/query/ids/" + i0, schemaPath: "#/properties/query/properties/ids/items/minLength", keyword: "minLength", params: { limit: 12 }, message: "must NOT have fewer than 12 characters" };
                      if (vErrors === null) {
                        vErrors = [err14];
                      } else {
                        vErrors.push(err14);
                      }
                      errors++;
                    }
                    if (!pattern12.test(data6)) {
                      const err15 = { instancePath: instancePath + "/query/ids/" + i0, schemaPath: "#/properties/query/properties/ids/items/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Za-z]{12}$" }, message: 'must match pattern "^[0-9A-Za-z]{12}$"' };
                      if (vErrors === null) {
                        vErrors = [err15];
                      } else {
                        vErrors.push(err15);
                      }
                      errors++;
                    }
                  } else {
                    const err16 = { instancePath: instancePath + "/query/ids/" + i0, schemaPath: "#/properties/query/properties/ids/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err16];
                    } else {
                      vErrors.push(err16);
                    }
                    errors++;
                  }
                }
              } else {
                const err17 = { instancePath: instancePath + "/query/ids", schemaPath: "#/properties/query/properties/ids/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
          } else {
            const err18 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data7 = data.header;
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7["if-none-match"] !== void 0) {
              let data8 = data7["if-none-match"];
              if (typeof data8 === "string") {
                if (func1(data8) > 1e3) {
                  const err19 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
                if (func1(data8) < 1) {
                  const err20 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
              } else {
                const err21 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
          } else {
            const err22 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data9 = data.cookie;
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
          } else {
            const err23 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      validate72.errors = vErrors;
      return errors === 0;
    }
    validate72.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.createApiKey = validate73;
    function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate73.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            for (const key0 in data0) {
              const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data1 = data.query;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            for (const key1 in data1) {
              const err2 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data2 = data.header;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2["idempotency-key"] !== void 0) {
              let data3 = data2["idempotency-key"];
              if (typeof data3 === "string") {
                if (func1(data3) > 255) {
                  const err4 = { instancePath: instancePath + "/header/idempotency-key", schemaPath: "#/properties/header/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if (func1(data3) < 1) {
                  const err5 = { instancePath: instancePath + "/header/idempotency-key", schemaPath: "#/properties/header/properties/idempotency-key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
                if (!pattern6.test(data3)) {
                  const err6 = { instancePath: instancePath + "/header/idempotency-key", schemaPath: "#/properties/header/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[\\x21-\\x7e]+$" }, message: 'must match pattern "^[\\x21-\\x7e]+$"' };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
              } else {
                const err7 = { instancePath: instancePath + "/header/idempotency-key", schemaPath: "#/properties/header/properties/idempotency-key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
          } else {
            const err8 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data4 = data.cookie;
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
          } else {
            const err9 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      validate73.errors = vErrors;
      return errors === 0;
    }
    validate73.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.getApiKey = validate74;
    function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate74.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.apiKeyId === void 0) {
              const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "apiKeyId" }, message: "must have required property 'apiKeyId'" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "apiKeyId")) {
                const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            if (data0.apiKeyId !== void 0) {
              let data1 = data0.apiKeyId;
              if (typeof data1 === "string") {
                if (func1(data1) > 12) {
                  const err3 = { instancePath: instancePath + "/path/apiKeyId", schemaPath: "#/properties/path/properties/apiKeyId/maxLength", keyword: "maxLength", params: { limit: 12 }, message: "must NOT have more than 12 characters" };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                }
                if (func1(data1) < 12) {
                  const err4 = { instancePath: instancePath + "/path/apiKeyId", schemaPath: "#/properties/path/properties/apiKeyId/minLength", keyword: "minLength", params: { limit: 12 }, message: "must NOT have fewer than 12 characters" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if (!pattern12.test(data1)) {
                  const err5 = { instancePath: instancePath + "/path/apiKeyId", schemaPath: "#/properties/path/properties/apiKeyId/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Za-z]{12}$" }, message: 'must match pattern "^[0-9A-Za-z]{12}$"' };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              } else {
                const err6 = { instancePath: instancePath + "/path/apiKeyId", schemaPath: "#/properties/path/properties/apiKeyId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
          } else {
            const err7 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data2 = data.query;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            for (const key1 in data2) {
              const err8 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data3 = data.header;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3["if-none-match"] !== void 0) {
              let data4 = data3["if-none-match"];
              if (typeof data4 === "string") {
                if (func1(data4) > 1e3) {
                  const err10 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                if (func1(data4) < 1) {
                  const err11 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
              } else {
                const err12 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
          } else {
            const err13 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data5 = data.cookie;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
          } else {
            const err14 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      } else {
        const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      validate74.errors = vErrors;
      return errors === 0;
    }
    validate74.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.revokeApiKey = validate75;
    function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate75.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.apiKeyId === void 0) {
              const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "apiKeyId" }, message: "must have required property 'apiKeyId'" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "apiKeyId")) {
                const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            if (data0.apiKeyId !== void 0) {
              let data1 = data0.apiKeyId;
              if (typeof data1 === "string") {
                if (func1(data1) > 12) {
                  const err3 = { instancePath: instancePath + "/path/apiKeyId", schemaPath: "#/properties/path/properties/apiKeyId/maxLength", keyword: "maxLength", params: { limit: 12 }, message: "must NOT have more than 12 characters" };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                }
                if (func1(data1) < 12) {
                  const err4 = { instancePath: instancePath + "/path/apiKeyId", schemaPath: "#/properties/path/properties/apiKeyId/minLength", keyword: "minLength", params: { limit: 12 }, message: "must NOT have fewer than 12 characters" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if (!pattern12.test(data1)) {
                  const err5 = { instancePath: instancePath + "/path/apiKeyId", schemaPath: "#/properties/path/properties/apiKeyId/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Za-z]{12}$" }, message: 'must match pattern "^[0-9A-Za-z]{12}$"' };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              } else {
                const err6 = { instancePath: instancePath + "/path/apiKeyId", schemaPath: "#/properties/path/properties/apiKeyId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
          } else {
            const err7 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data2 = data.query;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            for (const key1 in data2) {
              const err8 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data3 = data.header;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
          } else {
            const err10 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data4 = data.cookie;
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
          } else {
            const err11 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      validate75.errors = vErrors;
      return errors === 0;
    }
    validate75.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.rotateApiKey = validate76;
    function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate76.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.apiKeyId === void 0) {
              const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "apiKeyId" }, message: "must have required property 'apiKeyId'" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "apiKeyId")) {
                const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            if (data0.apiKeyId !== void 0) {
              let data1 = data0.apiKeyId;
              if (typeof data1 === "string") {
                if (func1(data1) > 12) {
                  const err3 = { instancePath: instancePath + "/path/apiKeyId", schemaPath: "#/properties/path/properties/apiKeyId/maxLength", keyword: "maxLength", params: { limit: 12 }, message: "must NOT have more than 12 characters" };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                }
                if (func1(data1) < 12) {
                  const err4 = { instancePath: instancePath + "/path/apiKeyId", schemaPath: "#/properties/path/properties/apiKeyId/minLength", keyword: "minLength", params: { limit: 12 }, message: "must NOT have fewer than 12 characters" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if (!pattern12.test(data1)) {
                  const err5 = { instancePath: instancePath + "/path/apiKeyId", schemaPath: "#/properties/path/properties/apiKeyId/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Za-z]{12}$" }, message: 'must match pattern "^[0-9A-Za-z]{12}$"' };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              } else {
                const err6 = { instancePath: instancePath + "/path/apiKeyId", schemaPath: "#/properties/path/properties/apiKeyId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
          } else {
            const err7 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data2 = data.query;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            for (const key1 in data2) {
              const err8 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data3 = data.header;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3["idempotency-key"] !== void 0) {
              let data4 = data3["idempotency-key"];
              if (typeof data4 === "string") {
                if (func1(data4) > 255) {
                  const err10 = { instancePath: instancePath + "/header/idempotency-key", schemaPath: "#/properties/header/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                if (func1(data4) < 1) {
                  const err11 = { instancePath: instancePath + "/header/idempotency-key", schemaPath: "#/properties/header/properties/idempotency-key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (!pattern6.test(data4)) {
                  const err12 = { instancePath: instancePath + "/header/idempotency-key", schemaPath: "#/properties/header/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[\\x21-\\x7e]+$" }, message: 'must match pattern "^[\\x21-\\x7e]+$"' };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              } else {
                const err13 = { instancePath: instancePath + "/header/idempotency-key", schemaPath: "#/properties/header/properties/idempotency-key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
          } else {
            const err14 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data5 = data.cookie;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
          } else {
            const err15 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
      } else {
        const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      validate76.errors = vErrors;
      return errors === 0;
    }
    validate76.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.listUsers = validate77;
    var schema88 = { "title": "Request", "type": "object", "additionalProperties": true, "properties": { "path": { "type": "object", "additionalProperties": false, "properties": {}, "required": [] }, "query": { "type": "object", "properties": { "limit": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 100, "default": 10 }, "cursor": { "type": "string", "minLength": 1, "maxLength": 2048, "pattern": "^[A-Za-z0-9_.-]+$", "x-pattern-name": "cursor" }, "role": { "type": "string", "description": "What a person may do; each role includes the ones before it. A `viewer` reads. An `author` also\nwrites and publishes posts, but changes and deletes only their own. An `editor` changes all posts\nand products. An `admin` manages users and API keys. A minor version may add values.\n", "maxLength": 50, "enum": ["viewer", "author", "editor", "admin"] }, "q": { "type": "string", "minLength": 1, "maxLength": 100 }, "count": { "type": "boolean" }, "ids": { "type": "array", "items": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 2147483647 }, "minItems": 1, "maxItems": 100 } }, "additionalProperties": false, "required": [] }, "header": { "type": "object", "additionalProperties": true, "properties": { "if-none-match": { "type": "string", "minLength": 1, "maxLength": 1e3 } }, "required": [] }, "cookie": { "type": "object", "additionalProperties": true, "properties": {}, "required": [] } }, "required": [] };
    function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate77.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            for (const key0 in data0) {
              const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data1 = data.query;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.limit === void 0) {
              data1.limit = 10;
            }
            for (const key1 in data1) {
              if (!(key1 === "limit" || key1 === "cursor" || key1 === "role" || key1 === "q" || key1 === "count" || key1 === "ids")) {
                const err2 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            let data2 = data1.limit;
            if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
              const err3 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (typeof data2 == "number" && isFinite(data2)) {
              if (data2 > 100 || isNaN(data2)) {
                const err4 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (data2 < 1 || isNaN(data2)) {
                const err5 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (data1.cursor !== void 0) {
              let data3 = data1.cursor;
              if (typeof data3 === "string") {
                if (func1(data3) > 2048) {
                  const err6 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
                if (func1(data3) < 1) {
                  const err7 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (!pattern4.test(data3)) {
                  const err8 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]+$" }, message: 'must match pattern "^[A-Za-z0-9_.-]+$"' };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
              } else {
                const err9 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data1.role !== void 0) {
              let data4 = data1.role;
              if (!(data4 === "viewer" || data4 === "author" || data4 === "editor" || data4 === "admin")) {
                const err10 = { instancePath: instancePath + "/query/role", schemaPath: "#/properties/query/properties/role/enum", keyword: "enum", params: { allowedValues: schema88.properties.query.properties.role.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
              if (typeof data4 === "string") {
                if (func1(data4) > 50) {
                  const err11 = { instancePath: instancePath + "/query/role", schemaPath: "#/properties/query/properties/role/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
              } else {
                const err12 = { instancePath: instancePath + "/query/role", schemaPath: "#/properties/query/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (data1.q !== void 0) {
              let data5 = data1.q;
              if (typeof data5 === "string") {
                if (func1(data5) > 100) {
                  const err13 = { instancePath: instancePath + "/query/q", schemaPath: "#/properties/query/properties/q/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                if (func1(data5) < 1) {
                  const err14 = { instancePath: instancePath + "/query/q", schemaPath: "#/properties/query/properties/q/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
              } else {
                const err15 = { instancePath: instancePath + "/query/q", schemaPath: "#/properties/query/properties/q/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data1.count !== void 0) {
              if (typeof data1.count !== "boolean") {
                const err16 = { instancePath: instancePath + "/query/count", schemaPath: "#/properties/query/properties/count/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data1.ids !== void 0) {
              let data7 = data1.ids;
              if (Array.isArray(data7)) {
                if (data7.length > 100) {
                  const err17 = { instancePath: instancePath + "/query/ids", schemaPath: "#/properties/query/properties/ids/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
                if (data7.length < 1) {
                  const err18 = { instancePath: instancePath + "/query/ids", schemaPath: "#/properties/query/properties/ids/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
                const len0 = data7.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data8 = data7[i0];
                  if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                    const err19 = { instancePath: instancePath + "/query/ids/" + i0, schemaPath: "#/properties/query/properties/ids/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err19];
                    } else {
                      vErrors.push(err19);
                    }
                    errors++;
                  }
                  if (typeof data8 == "number" && isFinite(data8)) {
                    if (data8 > 2147483647 || isNaN(data8)) {
                      const err20 = { instancePath: instancePath + "/query/ids/" + i0, schemaPath: "#/properties/query/properties/ids/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err20];
                      } else {
                        vErrors.push(err20);
                      }
                      errors++;
                    }
                    if (data8 < 1 || isNaN(data8)) {
                      const err21 = { instancePath: instancePath + "/query/ids/" + i0, schemaPath: "#/properties/query/properties/ids/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err21];
                      } else {
                        vErrors.push(err21);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err22 = { instancePath: instancePath + "/query/ids", schemaPath: "#/properties/query/properties/ids/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
          } else {
            const err23 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data9 = data.header;
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            if (data9["if-none-match"] !== void 0) {
              let data10 = data9["if-none-match"];
              if (typeof data10 === "string") {
                if (func1(data10) > 1e3) {
                  const err24 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
                if (func1(data10) < 1) {
                  const err25 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
              } else {
                const err26 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
          } else {
            const err27 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data11 = data.cookie;
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
          } else {
            const err28 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
      } else {
        const err29 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      validate77.errors = vErrors;
      return errors === 0;
    }
    validate77.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.createUser = validate78;
    function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate78.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            for (const key0 in data0) {
              const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data1 = data.query;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            for (const key1 in data1) {
              const err2 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data2 = data.header;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2["idempotency-key"] !== void 0) {
              let data3 = data2["idempotency-key"];
              if (typeof data3 === "string") {
                if (func1(data3) > 255) {
                  const err4 = { instancePath: instancePath + "/header/idempotency-key", schemaPath: "#/properties/header/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if (func1(data3) < 1) {
                  const err5 = { instancePath: instancePath + "/header/idempotency-key", schemaPath: "#/properties/header/properties/idempotency-key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
                if (!pattern6.test(data3)) {
                  const err6 = { instancePath: instancePath + "/header/idempotency-key", schemaPath: "#/properties/header/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[\\x21-\\x7e]+$" }, message: 'must match pattern "^[\\x21-\\x7e]+$"' };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
              } else {
                const err7 = { instancePath: instancePath + "/header/idempotency-key", schemaPath: "#/properties/header/properties/idempotency-key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
          } else {
            const err8 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data4 = data.cookie;
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
          } else {
            const err9 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      validate78.errors = vErrors;
      return errors === 0;
    }
    validate78.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.getUser = validate79;
    function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate79.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.userId === void 0) {
              const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "userId" }, message: "must have required property 'userId'" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "userId")) {
                const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            if (data0.userId !== void 0) {
              let data1 = data0.userId;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                const err3 = { instancePath: instancePath + "/path/userId", schemaPath: "#/properties/path/properties/userId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 2147483647 || isNaN(data1)) {
                  const err4 = { instancePath: instancePath + "/path/userId", schemaPath: "#/properties/path/properties/userId/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if (data1 < 1 || isNaN(data1)) {
                  const err5 = { instancePath: instancePath + "/path/userId", schemaPath: "#/properties/path/properties/userId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err6 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data2 = data.query;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            for (const key1 in data2) {
              const err7 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data3 = data.header;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3["if-none-match"] !== void 0) {
              let data4 = data3["if-none-match"];
              if (typeof data4 === "string") {
                if (func1(data4) > 1e3) {
                  const err9 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if (func1(data4) < 1) {
                  const err10 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
              } else {
                const err11 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
          } else {
            const err12 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data5 = data.cookie;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
          } else {
            const err13 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      validate79.errors = vErrors;
      return errors === 0;
    }
    validate79.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.deleteUser = validate80;
    function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate80.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.userId === void 0) {
              const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "userId" }, message: "must have required property 'userId'" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "userId")) {
                const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            if (data0.userId !== void 0) {
              let data1 = data0.userId;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                const err3 = { instancePath: instancePath + "/path/userId", schemaPath: "#/properties/path/properties/userId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 2147483647 || isNaN(data1)) {
                  const err4 = { instancePath: instancePath + "/path/userId", schemaPath: "#/properties/path/properties/userId/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                if (data1 < 1 || isNaN(data1)) {
                  const err5 = { instancePath: instancePath + "/path/userId", schemaPath: "#/properties/path/properties/userId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err6 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data2 = data.query;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            for (const key1 in data2) {
              const err7 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data3 = data.header;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3["if-match"] !== void 0) {
              let data4 = data3["if-match"];
              if (typeof data4 === "string") {
                if (func1(data4) > 1e3) {
                  const err9 = { instancePath: instancePath + "/header/if-match", schemaPath: "#/properties/header/properties/if-match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if (func1(data4) < 1) {
                  const err10 = { instancePath: instancePath + "/header/if-match", schemaPath: "#/properties/header/properties/if-match/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
              } else {
                const err11 = { instancePath: instancePath + "/header/if-match", schemaPath: "#/properties/header/properties/if-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
          } else {
            const err12 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data5 = data.cookie;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
          } else {
            const err13 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      validate80.errors = vErrors;
      return errors === 0;
    }
    validate80.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.updateUser = validate81;
    function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate81.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.header === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" }, message: "must have required property 'header'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.userId === void 0) {
              const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/required", keyword: "required", params: { missingProperty: "userId" }, message: "must have required property 'userId'" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "userId")) {
                const err3 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            if (data0.userId !== void 0) {
              let data1 = data0.userId;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                const err4 = { instancePath: instancePath + "/path/userId", schemaPath: "#/properties/path/properties/userId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 2147483647 || isNaN(data1)) {
                  const err5 = { instancePath: instancePath + "/path/userId", schemaPath: "#/properties/path/properties/userId/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
                if (data1 < 1 || isNaN(data1)) {
                  const err6 = { instancePath: instancePath + "/path/userId", schemaPath: "#/properties/path/properties/userId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err7 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data2 = data.query;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            for (const key1 in data2) {
              const err8 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data3 = data.header;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3["if-match"] === void 0) {
              const err10 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/required", keyword: "required", params: { missingProperty: "if-match" }, message: "must have required property 'if-match'" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data3["if-match"] !== void 0) {
              let data4 = data3["if-match"];
              if (typeof data4 === "string") {
                if (func1(data4) > 1e3) {
                  const err11 = { instancePath: instancePath + "/header/if-match", schemaPath: "#/properties/header/properties/if-match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (func1(data4) < 1) {
                  const err12 = { instancePath: instancePath + "/header/if-match", schemaPath: "#/properties/header/properties/if-match/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              } else {
                const err13 = { instancePath: instancePath + "/header/if-match", schemaPath: "#/properties/header/properties/if-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
          } else {
            const err14 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data5 = data.cookie;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
          } else {
            const err15 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
      } else {
        const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      validate81.errors = vErrors;
      return errors === 0;
    }
    validate81.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.listAuditEntries = validate82;
    var schema93 = { "title": "Request", "type": "object", "additionalProperties": true, "properties": { "path": { "type": "object", "additionalProperties": false, "properties": {}, "required": [] }, "query": { "type": "object", "properties": { "limit": { "type": "integer", "format": "int32", "minimum": 1, "maximum": 100, "default": 10 }, "cursor": { "type": "string", "minLength": 1, "maxLength": 2048, "pattern": "^[A-Za-z0-9_.-]+$", "x-pattern-name": "cursor" }, "action": { "type": "string", "minLength": 1, "maxLength": 40, "pattern": "^[a-zA-Z]+\\.[a-z]+$", "x-pattern-name": "action" }, "resourceType": { "type": "string", "enum": ["product", "post", "user", "session", "apiKey"] }, "resourceId": { "type": "string", "minLength": 1, "maxLength": 64 }, "actorId": { "type": "string", "minLength": 1, "maxLength": 64 }, "createdFrom": { "type": "string", "format": "date-time", "maxLength": 40 }, "createdTo": { "type": "string", "format": "date-time", "maxLength": 40 }, "count": { "type": "boolean" } }, "additionalProperties": false, "required": [] }, "header": { "type": "object", "additionalProperties": true, "properties": { "if-none-match": { "type": "string", "minLength": 1, "maxLength": 1e3 } }, "required": [] }, "cookie": { "type": "object", "additionalProperties": true, "properties": {}, "required": [] } }, "required": [] };
    var pattern21 = new RegExp("^[a-zA-Z]+\\.[a-z]+$", "u");
    function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate82.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            for (const key0 in data0) {
              const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data1 = data.query;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.limit === void 0) {
              data1.limit = 10;
            }
            for (const key1 in data1) {
              if (!func11.call(schema93.properties.query.properties, key1)) {
                const err2 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            let data2 = data1.limit;
            if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
              const err3 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (typeof data2 == "number" && isFinite(data2)) {
              if (data2 > 100 || isNaN(data2)) {
                const err4 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (data2 < 1 || isNaN(data2)) {
                const err5 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (data1.cursor !== void 0) {
              let data3 = data1.cursor;
              if (typeof data3 === "string") {
                if (func1(data3) > 2048) {
                  const err6 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
                if (func1(data3) < 1) {
                  const err7 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (!pattern4.test(data3)) {
                  const err8 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]+$" }, message: 'must match pattern "^[A-Za-z0-9_.-]+$"' };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
              } else {
                const err9 = { instancePath: instancePath + "/query/cursor", schemaPath: "#/properties/query/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data1.action !== void 0) {
              let data4 = data1.action;
              if (typeof data4 === "string") {
                if (func1(data4) > 40) {
                  const err10 = { instancePath: instancePath + "/query/action", schemaPath: "#/properties/query/properties/action/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                if (func1(data4) < 1) {
                  const err11 = { instancePath: instancePath + "/query/action", schemaPath: "#/properties/query/properties/action/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (!pattern21.test(data4)) {
                  const err12 = { instancePath: instancePath + "/query/action", schemaPath: "#/properties/query/properties/action/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z]+\\.[a-z]+$" }, message: 'must match pattern "^[a-zA-Z]+\\.[a-z]+$"' };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              } else {
                const err13 = { instancePath: instancePath + "/query/action", schemaPath: "#/properties/query/properties/action/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data1.resourceType !== void 0) {
              let data5 = data1.resourceType;
              if (typeof data5 !== "string") {
                const err14 = { instancePath: instancePath + "/query/resourceType", schemaPath: "#/properties/query/properties/resourceType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
              if (!(data5 === "product" || data5 === "post" || data5 === "user" || data5 === "session" || data5 === "apiKey")) {
                const err15 = { instancePath: instancePath + "/query/resourceType", schemaPath: "#/properties/query/properties/resourceType/enum", keyword: "enum", params: { allowedValues: schema93.properties.query.properties.resourceType.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data1.resourceId !== void 0) {
              let data6 = data1.resourceId;
              if (typeof data6 === "string") {
                if (func1(data6) > 64) {
                  const err16 = { instancePath: instancePath + "/query/resourceId", schemaPath: "#/properties/query/properties/resourceId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                if (func1(data6) < 1) {
                  const err17 = { instancePath: instancePath + "/query/resourceId", schemaPath: "#/properties/query/properties/resourceId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
              } else {
                const err18 = { instancePath: instancePath + "/query/resourceId", schemaPath: "#/properties/query/properties/resourceId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data1.actorId !== void 0) {
              let data7 = data1.actorId;
              if (typeof data7 === "string") {
                if (func1(data7) > 64) {
                  const err19 = { instancePath: instancePath + "/query/actorId", schemaPath: "#/properties/query/properties/actorId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
                if (func1(data7) < 1) {
                  const err20 = { instancePath: instancePath + "/query/actorId", schemaPath: "#/properties/query/properties/actorId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
              } else {
                const err21 = { instancePath: instancePath + "/query/actorId", schemaPath: "#/properties/query/properties/actorId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data1.createdFrom !== void 0) {
              let data8 = data1.createdFrom;
              if (typeof data8 === "string") {
                if (func1(data8) > 40) {
                  const err22 = { instancePath: instancePath + "/query/createdFrom", schemaPath: "#/properties/query/properties/createdFrom/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
                if (!formats6(data8)) {
                  const err23 = { instancePath: instancePath + "/query/createdFrom", schemaPath: "#/properties/query/properties/createdFrom/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
              } else {
                const err24 = { instancePath: instancePath + "/query/createdFrom", schemaPath: "#/properties/query/properties/createdFrom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data1.createdTo !== void 0) {
              let data9 = data1.createdTo;
              if (typeof data9 === "string") {
                if (func1(data9) > 40) {
                  const err25 = { instancePath: instancePath + "/query/createdTo", schemaPath: "#/properties/query/properties/createdTo/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
                if (!formats6(data9)) {
                  const err26 = { instancePath: instancePath + "/query/createdTo", schemaPath: "#/properties/query/properties/createdTo/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
              } else {
                const err27 = { instancePath: instancePath + "/query/createdTo", schemaPath: "#/properties/query/properties/createdTo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
            if (data1.count !== void 0) {
              if (typeof data1.count !== "boolean") {
                const err28 = { instancePath: instancePath + "/query/count", schemaPath: "#/properties/query/properties/count/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
          } else {
            const err29 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data11 = data.header;
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            if (data11["if-none-match"] !== void 0) {
              let data12 = data11["if-none-match"];
              if (typeof data12 === "string") {
                if (func1(data12) > 1e3) {
                  const err30 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
                if (func1(data12) < 1) {
                  const err31 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
              } else {
                const err32 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
          } else {
            const err33 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data13 = data.cookie;
          if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
          } else {
            const err34 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
      } else {
        const err35 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      validate82.errors = vErrors;
      return errors === 0;
    }
    validate82.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.listChanges = validate83;
    function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate83.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path !== void 0) {
          let data0 = data.path;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            for (const key0 in data0) {
              const err0 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          } else {
            const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.query !== void 0) {
          let data1 = data.query;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.limit === void 0) {
              data1.limit = 10;
            }
            for (const key1 in data1) {
              if (!(key1 === "limit" || key1 === "since")) {
                const err2 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
            let data2 = data1.limit;
            if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
              const err3 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (typeof data2 == "number" && isFinite(data2)) {
              if (data2 > 100 || isNaN(data2)) {
                const err4 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (data2 < 1 || isNaN(data2)) {
                const err5 = { instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (data1.since !== void 0) {
              let data3 = data1.since;
              if (typeof data3 === "string") {
                if (func1(data3) > 2048) {
                  const err6 = { instancePath: instancePath + "/query/since", schemaPath: "#/properties/query/properties/since/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
                if (func1(data3) < 1) {
                  const err7 = { instancePath: instancePath + "/query/since", schemaPath: "#/properties/query/properties/since/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (!pattern4.test(data3)) {
                  const err8 = { instancePath: instancePath + "/query/since", schemaPath: "#/properties/query/properties/since/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]+$" }, message: 'must match pattern "^[A-Za-z0-9_.-]+$"' };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
              } else {
                const err9 = { instancePath: instancePath + "/query/since", schemaPath: "#/properties/query/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
          } else {
            const err10 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.header !== void 0) {
          let data4 = data.header;
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4["if-none-match"] !== void 0) {
              let data5 = data4["if-none-match"];
              if (typeof data5 === "string") {
                if (func1(data5) > 1e3) {
                  const err11 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (func1(data5) < 1) {
                  const err12 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              } else {
                const err13 = { instancePath: instancePath + "/header/if-none-match", schemaPath: "#/properties/header/properties/if-none-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
          } else {
            const err14 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data.cookie !== void 0) {
          let data6 = data.cookie;
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
          } else {
            const err15 = { instancePath: instancePath + "/cookie", schemaPath: "#/properties/cookie/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
      } else {
        const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      validate83.errors = vErrors;
      return errors === 0;
    }
    validate83.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  }
});

// <stdin>
var body = __toESM(require_contract_body());
var parameters = __toESM(require_contract_parameters());
var requestValidators = {
  login: [body.login, parameters.login],
  refreshTokens: [body.refreshTokens, parameters.refreshTokens],
  logout: [parameters.logout],
  getCurrentUser: [parameters.getCurrentUser],
  updateCurrentUser: [body.updateCurrentUser, parameters.updateCurrentUser],
  changePassword: [body.changePassword, parameters.changePassword],
  listSessions: [parameters.listSessions],
  revokeSession: [parameters.revokeSession],
  listProducts: [parameters.listProducts],
  createProduct: [body.createProduct, parameters.createProduct],
  getProduct: [parameters.getProduct],
  deleteProduct: [parameters.deleteProduct],
  updateProduct: [body.updateProduct, parameters.updateProduct],
  listPosts: [parameters.listPosts],
  createPost: [body.createPost, parameters.createPost],
  getPost: [parameters.getPost],
  deletePost: [parameters.deletePost],
  updatePost: [body.updatePost, parameters.updatePost],
  listTags: [parameters.listTags],
  listAuthors: [parameters.listAuthors],
  listApiKeys: [parameters.listApiKeys],
  createApiKey: [body.createApiKey, parameters.createApiKey],
  getApiKey: [parameters.getApiKey],
  revokeApiKey: [parameters.revokeApiKey],
  rotateApiKey: [body.rotateApiKey, parameters.rotateApiKey],
  listUsers: [parameters.listUsers],
  createUser: [body.createUser, parameters.createUser],
  getUser: [parameters.getUser],
  deleteUser: [parameters.deleteUser],
  updateUser: [body.updateUser, parameters.updateUser],
  listAuditEntries: [parameters.listAuditEntries],
  listChanges: [parameters.listChanges]
};
export {
  requestValidators
};
